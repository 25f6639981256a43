import type { ImportField } from '@smart-art/api-client/queries';
import { Select } from '@smart-art/ui/select';
import { TextArea } from '@smart-art/ui/text-area';
import { TextField } from '@smart-art/ui/text-field';
import { useIntl } from 'react-intl';
import { checkMessages as messages } from './check.messages.ts';
import { fieldName } from './import-fields.ts';
import { isNamed, useNamedRecords } from './useNamedRecords.ts';

export interface CellFieldProps {
  field: ImportField;
  /** The text from the sheet, or a record's id. */
  text: string;
  onChange: (text: string) => void;
  error: string[] | undefined;
}

/** Fields with several lines, which a single-line input would join. */
const manyLines: ReadonlySet<ImportField> = new Set(['description', 'wash_guide', 'images']);

/** A cell of a row: a text, or a select where the sheet names a record. */
export function CellField({ field, text, onChange, error }: CellFieldProps) {
  const intl = useIntl();
  const records = useNamedRecords();
  const label = fieldName(intl, field);
  /* All cells share one layout, so that an error in one does not stretch the others. */
  if (!isNamed(field)) {
    const shared = { error, label, name: field, onChange, value: text };
    return (
      <div>
        {manyLines.has(field) ? (
          <TextArea {...shared} rows={2} />
        ) : (
          <TextField {...shared} required={field === 'title'} />
        )}
      </div>
    );
  }
  const options = records[field].map(({ id, name }) => ({ value: id, label: name }));
  const chosen = options.find(({ value, label: name }) => value === text || name === text);
  return (
    <div>
      <Select
        error={error}
        label={label}
        name={field}
        onChange={onChange}
        options={options}
        placeholder={text || intl.formatMessage(messages.choose)}
        value={chosen?.value ?? null}
      />
    </div>
  );
}
