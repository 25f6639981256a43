import { fixImportRow, type ImportField, type ImportRow } from '@smart-art/api-client/queries';
import { Banner } from '@smart-art/ui/banner';
import { Button } from '@smart-art/ui/button';
import { Disclosure } from '@smart-art/ui/disclosure';
import { Form, useForm } from '@smart-art/ui/form';
import { Grid } from '@smart-art/ui/grid';
import { Inline } from '@smart-art/ui/inline';
import { Stack } from '@smart-art/ui/stack';
import { toast } from '@smart-art/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { DraftNotice } from '../../drafts/DraftNotice.tsx';
import { useFormDraft } from '../../drafts/use-form-draft.ts';
import { failureMessage } from '../../frame/failure-message.ts';
import { useServices } from '../../services/services.ts';
import { CellField } from './CellField.tsx';
import { checkMessages as messages } from './check.messages.ts';

type Texts = Partial<Record<ImportField, string>>;
type Cell = ImportRow['cells'][number];

export interface RowEditorProps {
  importId: string;
  row: ImportRow;
  /** Opened automatically after the previous row was fixed: focus the first error. */
  focused: boolean;
  /** Called when the row has no errors left. */
  onMended: () => void;
}

const errorsOf = (cells: readonly Cell[]) =>
  Object.fromEntries(cells.filter(({ errors }) => errors.length > 0).map(({ field, errors }) => [field, errors]));

/** The cells of a row, errors first; edited in place and checked at once. */
export function RowEditor({ importId, row, focused, onMended }: RowEditorProps) {
  const intl = useIntl();
  const { product } = useServices().clients;
  const { mutateAsync } = useMutation(fixImportRow(product));
  const [failure, setFailure] = useState<string>();
  const [first] = useState(row);
  const form = useForm<Texts>({ initial: Object.fromEntries(row.cells.map(({ field, text }) => [field, text])) });
  const draft = useFormDraft(form, `import ${importId} row ${row.number}`);
  const { store } = form;
  const isThere = useIsThere();
  useEffect(() => {
    if (focused) store.report(errorsOf(first.cells));
  }, [focused, store, first]);

  const fix = async (body: Parameters<typeof mutateAsync>[0]['body'], wasLeftOut = false) => {
    setFailure(undefined);
    try {
      const { data } = await mutateAsync({ id: importId, number: row.number, body });
      if (!wasLeftOut) {
        await draft.saved();
        form.reset(store.snapshot().values);
      }
      form.setErrors(errorsOf(data.cells));
      if (data.state === 'wrong' || !isThere.current) return;
      if (!wasLeftOut) toast.success(intl.formatMessage(messages.rowGood, { number: row.number }));
      onMended();
    } catch (error) {
      setFailure(failureMessage(intl, error));
    }
  };
  const submit = (values: Texts) => {
    const fixes = row.cells.flatMap(({ field, text }) => {
      const typed = values[field] ?? '';
      return typed === text ? [] : [{ field, text: typed }];
    });
    /* Check the row even if nothing was typed: its names may be known by now. */
    return fix(fixes.length > 0 ? { fixes } : { left_out: false });
  };
  const isOut = row.state === 'left_out';
  const isWrong = ({ field }: Cell) => first.cells.some((cell) => cell.field === field && cell.errors.length > 0);
  const fieldOf = ({ field, errors }: Cell) => {
    const binding = form.field(field);
    const isAsChecked = (binding.value ?? '') === textIn(row, field);
    return (
      <CellField
        error={binding.error ?? (isAsChecked && errors.length > 0 ? errors : undefined)}
        field={field}
        key={field}
        onChange={(text) => form.set(field, text)}
        text={binding.value ?? ''}
      />
    );
  };
  const wrong = row.cells.filter(isWrong);
  const others = row.cells.filter((cell) => !isWrong(cell));
  return (
    <Form aria-label={intl.formatMessage(messages.editor, { number: row.number })} form={form} onSubmit={submit}>
      <Stack gap={4}>
        <DraftNotice draft={draft} />
        {failure && (
          <Banner live="assertive" tone="danger">
            {failure}
          </Banner>
        )}
        {wrong.length > 0 && (
          <Grid columns={3} gap={4}>
            {wrong.map(fieldOf)}
          </Grid>
        )}
        {others.length > 0 && (
          <Disclosure defaultOpen={wrong.length === 0} title={intl.formatMessage(messages.otherCells)}>
            <Grid columns={3} gap={4}>
              {others.map(fieldOf)}
            </Grid>
          </Disclosure>
        )}
        <Inline gap={3}>
          <Button emphasis="primary" pending={form.pending} size="small" type="submit">
            {intl.formatMessage(messages.mend)}
          </Button>
          <Button onClick={() => void fix({ left_out: !isOut }, true)} size="small">
            {intl.formatMessage(isOut ? messages.takeRowIn : messages.leaveRowOut)}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}

const textIn = ({ cells }: ImportRow, name: ImportField) => cells.find(({ field }) => field === name)?.text ?? '';

/** Whether the editor is still mounted; otherwise a response must not open the next row. */
function useIsThere() {
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return isThere;
}
