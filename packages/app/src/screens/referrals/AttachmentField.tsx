import { createReferralBody } from '@smart-art/openapi/constraints';
import { FileField, type FileItem } from '@smart-art/ui/file-field';

const { contentTypes, underBytes } = createReferralBody.attachment;

export interface AttachmentFieldProps {
  name: string;
  label: string;
  description: string;
  value: File | null;
  onChange: (file: File | null) => void;
  error: string[] | undefined;
  /** A check whether the file is accepted is running. */
  isChecking: boolean;
  /** Why it is not accepted. */
  rejection: string | undefined;
  /** It is uploading, with the invitation. */
  pending: boolean;
  /** Upload progress, 0 to 1. */
  progress: number;
}

/** The single file of an invitation, uploaded with it. */
export function AttachmentField(props: AttachmentFieldProps) {
  const { name, label, description, value: file, onChange, error, isChecking, rejection, pending, progress } = props;
  const status: FileItem['status'] = pending ? 'uploading' : rejection ? 'failed' : isChecking ? 'waiting' : 'done';
  return (
    <FileField
      accept={contentTypes}
      description={description}
      disabled={pending}
      error={error}
      items={file ? [{ id: 'attachment', name: file.name, size: file.size, status, progress, error: rejection }] : []}
      label={label}
      name={name}
      onAdd={([added]) => added && onChange(added)}
      onRemove={() => onChange(null)}
      onReplace={(_, other) => onChange(other)}
      underBytes={underBytes}
    />
  );
}
