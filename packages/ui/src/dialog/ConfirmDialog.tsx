import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Banner } from '../banner/index.ts';
import { Button } from '../button/index.ts';
import { useStrings } from '../provider/index.ts';
import type { RootProps } from '../root/root.ts';
import { TextField } from '../text-field/index.ts';
import { AlertDialog } from './AlertDialog.tsx';
import * as css from './ConfirmDialog.css.ts';
import type { DialogProps } from './Dialog.tsx';
import { strings } from './strings.ts';

export interface ConfirmDialogProps
  extends Pick<DialogProps, 'open' | 'onOpenChange' | 'title'>,
    RootProps<HTMLElement> {
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** The verb of the title: "Delete work", not "OK". */
  confirmLabel: string;
  /** `danger` for a destructive action: the focus then starts on Cancel. */
  tone?: 'neutral' | 'danger';
  /** Runs the action. The dialog waits, then closes; on rejection it stays open and shows the error's message. */
  onConfirm: () => Promise<void> | void;
  /** Text the user must type to confirm, for irreversible actions. */
  typedName?: string;
}

const same = (one: string, other: string) => one.normalize('NFKC').trim() === other.normalize('NFKC').trim();

/** The content of the dialog; a separate component, so that its state resets each time it opens. */
function Confirmation({
  onOpenChange,
  open,
  title,
  children,
  confirmLabel,
  tone = 'neutral',
  onConfirm,
  typedName,
  ...root
}: ConfirmDialogProps) {
  const string = useStrings(strings);
  const form = useId();
  const yes = useRef<HTMLButtonElement>(null);
  const no = useRef<HTMLButtonElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const [pending, setPending] = useState(false);
  const busy = useRef(false);
  const [failure, setFailure] = useState<string>();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);

  const submit = async (event: FormEvent) => {
    // A form may surround the dialog in the React tree; this submit is not for it.
    event.preventDefault();
    event.stopPropagation();
    if (busy.current) return;
    if (typedName !== undefined && !same(typed, typedName)) {
      setWrong(true);
      return;
    }
    busy.current = true;
    setPending(true);
    setFailure(undefined);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch (error) {
      setFailure((error instanceof Error && error.message) || string('failed'));
    } finally {
      busy.current = false;
      setPending(false);
    }
  };

  return (
    <AlertDialog
      {...root}
      actions={
        <>
          <Button disabled={pending} onClick={() => onOpenChange(false)} ref={no}>
            {string('cancel')}
          </Button>
          <Button emphasis="primary" form={form} pending={pending} ref={yes} tone={tone} type="submit">
            {confirmLabel}
          </Button>
        </>
      }
      dismissable={!pending}
      initialFocus={typedName !== undefined ? name : tone === 'danger' ? no : yes}
      message={children}
      onOpenChange={onOpenChange}
      open={open}
      title={title}
    >
      <form className={css.form} id={form} noValidate onSubmit={submit}>
        {typedName !== undefined && (
          <TextField
            autoComplete="off"
            error={wrong ? string('typedNameWrong', { name: typedName }) : undefined}
            label={string('typedName', { name: typedName })}
            name="typed-name"
            ref={name}
            required
            onChange={(value) => {
              setTyped(value);
              setWrong(false);
            }}
            value={typed}
          />
        )}
        {failure && (
          <Banner live="assertive" tone="danger">
            {failure}
          </Banner>
        )}
      </form>
    </AlertDialog>
  );
}

/**
 * Confirms an action that is hard to undo, and waits for it. Load it lazily. Not for every action: what can be undone
 * runs at once, with an undo in its toast.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  // Counts openings; used as key to reset the content.
  const [opening, setOpening] = useState({ open: props.open, number: 0 });
  if (opening.open !== props.open) setOpening({ open: props.open, number: opening.number + (props.open ? 1 : 0) });
  return <Confirmation {...props} key={opening.number} />;
}
