import { type AnchorProps, useUi } from '../provider/index.ts';
import { type Appearance, appearance, Content } from './appearance.tsx';

export interface LinkButtonProps extends Appearance, Omit<AnchorProps, 'className' | 'style' | 'children'> {
  href: string;
}

/**
 * Goes somewhere and looks like a button. A real link: it can be opened in a new tab and copied.
 * Not for doing something: use Button.
 */
export function LinkButton({ emphasis, tone, size, icon, fullWidth, children, ...rest }: LinkButtonProps) {
  const { Anchor } = useUi();
  return (
    <Anchor {...rest} className={appearance({ emphasis, tone, size, fullWidth })}>
      <Content icon={icon}>{children}</Content>
    </Anchor>
  );
}
