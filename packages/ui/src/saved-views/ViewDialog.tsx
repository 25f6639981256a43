import { type FormEvent, useId, useRef, useState } from 'react';
import { Banner } from '../banner/index.ts';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { keepComposing } from '../composing/index.ts';
import { ConfirmDialog, Dialog } from '../dialog/index.ts';
import { useStrings } from '../provider/index.ts';
import { TextField } from '../text-field/index.ts';
import { toast } from '../toast/index.ts';
import * as css from './SavedViews.css.ts';
import { strings } from './strings.ts';
import type { ViewHandlers } from './ViewOptions.tsx';
import { longestName, type NameProblem, NameRejected, problemOfName, type SavedView } from './views.ts';

export interface ViewDialogProps extends Pick<ViewHandlers, 'onSave' | 'onRename' | 'onDelete' | 'onRestore'> {
  /** Which dialog. */
  what: 'save' | 'rename' | 'remove';
  /** The current view. */
  view: SavedView | undefined;
  views: readonly SavedView[];
  /** Whether views can be shared with the team. */
  sharing: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks for a name, or confirms a deletion. Downloaded on demand. */
export function ViewDialog({ what, view, views, sharing, open, onOpenChange, ...handlers }: ViewDialogProps) {
  const string = useStrings(strings);
  if (what === 'remove') {
    return (
      <ConfirmDialog
        confirmLabel={string('removeAction')}
        onConfirm={async () => {
          if (!view) return;
          await handlers.onDelete?.(view);
          const { onRestore } = handlers;
          const undo = async () => {
            try {
              await onRestore?.(view);
            } catch (error) {
              toast.warning((error instanceof Error && error.message) || string('failed'));
            }
          };
          toast.success(
            string('removed', { name: view.name }),
            onRestore && { action: { label: string('undo'), onAction: () => void undo() } },
          );
        }}
        onOpenChange={onOpenChange}
        open={open}
        title={string('removeTitle', { name: view?.name ?? '' })}
        tone="danger"
      >
        {string(view?.shared ? 'removeShared' : 'removeBody')}
      </ConfirmDialog>
    );
  }
  // Remounted on each opening, to reset its state.
  return open ? (
    <NameDialog
      onOpenChange={onOpenChange}
      renamed={what === 'rename' ? view : undefined}
      sharing={sharing}
      views={views}
      {...handlers}
    />
  ) : null;
}

interface NameDialogProps extends Pick<ViewDialogProps, 'views' | 'sharing' | 'onOpenChange' | 'onSave' | 'onRename'> {
  renamed: SavedView | undefined;
}

function NameDialog({ renamed, views, sharing, onOpenChange, onSave, onRename }: NameDialogProps) {
  const string = useStrings(strings);
  const form = useId();
  const [name, setName] = useState(renamed?.name ?? '');
  const [shared, setShared] = useState(false);
  const [problem, setProblem] = useState<NameProblem>();
  /** Error about the name, from the handler. */
  const [nameError, setNameError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (pending) return;
    const found = problemOfName(name, views, renamed?.id);
    setProblem(found);
    if (found) return input.current?.focus();
    setPending(true);
    setFailure(undefined);
    setNameError(undefined);
    try {
      await (renamed ? onRename?.(renamed, name.trim()) : onSave?.(name.trim(), shared));
      onOpenChange(false);
      toast.success(string('saved', { name: name.trim() }));
    } catch (error) {
      setPending(false);
      if (error instanceof NameRejected) {
        setNameError(error.message);
        input.current?.focus();
        return;
      }
      setFailure((error instanceof Error && error.message) || string('failed'));
    }
  };

  return (
    <Dialog
      dismissable={!pending}
      footer={
        <>
          <Button disabled={pending} onClick={() => onOpenChange(false)}>
            {string('cancel')}
          </Button>
          <Button emphasis="primary" form={form} pending={pending} type="submit">
            {string(renamed ? 'renameAction' : 'saveAction')}
          </Button>
        </>
      }
      onOpenChange={onOpenChange}
      open
      size="small"
      title={renamed ? string('renameTitle', { name: renamed.name }) : string('saveTitle')}
    >
      <form className={css.form} id={form} noValidate onKeyDown={keepComposing} onSubmit={submit}>
        {failure && (
          <Banner live="assertive" tone="danger">
            {failure}
          </Banner>
        )}
        <TextField
          autoComplete="off"
          autoFocus
          description={renamed ? undefined : string('nameHelp')}
          error={problem ? string(problem, { count: longestName }) : nameError}
          label={string('name')}
          maxLength={longestName}
          name="view-name"
          onChange={(next) => {
            setName(next);
            setProblem(undefined);
            setNameError(undefined);
          }}
          ref={input}
          required
          value={name}
        />
        {sharing && !renamed && (
          <Checkbox label={string('shareLabel')} name="view-shared" onChange={setShared} value={shared} />
        )}
      </form>
    </Dialog>
  );
}
