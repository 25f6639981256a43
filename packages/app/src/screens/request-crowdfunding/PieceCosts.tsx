import type { Money } from '@smart-art/api-client/queries';
import { ArtworkThumbnail } from '@smart-art/ui/artwork';
import { IconButton } from '@smart-art/ui/button';
import { Card } from '@smart-art/ui/card';
import { Grid } from '@smart-art/ui/grid';
import { Trash2 } from '@smart-art/ui/icons';
import { Inline } from '@smart-art/ui/inline';
import { MoneyField } from '@smart-art/ui/money-field';
import { Stack } from '@smart-art/ui/stack';
import { Text } from '@smart-art/ui/text';
import { useIntl } from 'react-intl';
import { useServices } from '../../services/services.ts';
import { sourceOf } from '../../works/caption.ts';
import { requestFormMessages as messages } from './request-form.messages.ts';
import type { ChosenPiece } from './request-form.ts';

export interface PieceCostsProps {
  piece: ChosenPiece;
  /** Its index among the pieces; server errors refer to it. */
  at: number;
  currency: Money['currency'];
  disabled: boolean;
  onChange: (piece: ChosenPiece) => void;
  onRemove: () => void;
}

/** A selected work and its two costs. */
export function PieceCosts({ piece, at, currency, disabled, onChange, onRemove }: PieceCostsProps) {
  const intl = useIntl();
  const { config } = useServices();
  const { title, cover } = piece;
  return (
    <Card as="li" padding="small">
      <Stack gap={3}>
        <Inline gap={3} justify="between" wrap={false}>
          <Inline gap={3} wrap={false}>
            <ArtworkThumbnail image={cover && sourceOf(config.productUrl, cover)} />
            <Text lines={2} strong>
              {title}
            </Text>
          </Inline>
          <IconButton
            disabled={disabled}
            emphasis="quiet"
            icon={Trash2}
            label={intl.formatMessage(messages.takeOut, { title })}
            onClick={onRemove}
          />
        </Inline>
        <Grid columns={2} columnWidth="small" gap={4}>
          {(['normal_cost', 'crowdfunding_cost'] as const).map((name) => (
            /* An error under one field does not stretch the other. The key resets the currency of an empty field. */
            <Stack key={`${name} ${currency}`}>
              <MoneyField
                currencies={[currency]}
                label={intl.formatMessage(messages[name])}
                name={`art_pieces.${at}.${name}`}
                onChange={(value) => onChange({ ...piece, [name]: value })}
                positive
                required
                value={piece[name]}
              />
            </Stack>
          ))}
        </Grid>
      </Stack>
    </Card>
  );
}
