import { type MediaItem, MediaUploader, useLocalPreviews } from '@smart-art/ui/media-uploader';
import { useMemo } from 'react';

export interface FormPhotographsProps {
  name: string;
  label: string;
  description: string;
  value: readonly File[];
  onChange: (files: readonly File[]) => void;
  error: string[] | undefined;
  required?: boolean;
  /** Whether they are being uploaded with the form. */
  pending: boolean;
  /** Limits set by the contract. */
  bounds: { maxItems: number; items: { contentTypes: readonly string[]; underBytes: number } };
}

/** Identifies a file by its metadata, so that duplicates are shown once. */
const idOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;

/** Photographs that are sent with a form. */
export function FormPhotographs(props: FormPhotographsProps) {
  const { name, label, description, value, onChange, error, required, pending, bounds } = props;
  const files = useMemo(() => new Map(value.map((file) => [idOf(file), file])), [value]);
  const previews = useLocalPreviews(files);
  const items = [...files].map(
    ([id, file]): MediaItem => ({
      id,
      name: file.name,
      size: file.size,
      status: pending ? 'uploading' : 'done',
      preview: previews.get(id),
    }),
  );
  const without = (id: string) => onChange(value.filter((file) => idOf(file) !== id));
  return (
    <MediaUploader
      accept={bounds.items.contentTypes}
      description={description}
      disabled={pending}
      error={error}
      items={items}
      label={label}
      maxFiles={bounds.maxItems}
      name={name}
      onAdd={(added) => onChange([...new Map([...value, ...added].map((file) => [idOf(file), file])).values()])}
      onCancel={without}
      onRemove={without}
      onReorder={(ids) => onChange(ids.flatMap((id) => files.get(id) ?? []))}
      onRetry={() => {}}
      required={required}
      underBytes={bounds.items.underBytes}
    />
  );
}
