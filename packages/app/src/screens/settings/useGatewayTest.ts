import { ApiError } from '@smart-art/api-client';
import { type TestPaymentGatewayBody, testPaymentGateway } from '@smart-art/api-client/queries';
import type { FormApi } from '@smart-art/ui/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureMessage } from '../../frame/failure-message.ts';
import { useSeller, useServices } from '../../services/services.ts';
import { formErrors, type Part } from './settings-form.ts';

/** The result of a gateway test, in the server's words. */
export interface GatewayOutcome {
  passed: boolean;
  message: string;
}

/**
 * "Test this" of a gateway, with the typed values, saved or not. The result applies only to those values, so the next
 * change clears it.
 */
export function useGatewayTest<Values extends object>(
  gateway: TestPaymentGatewayBody['gateway'],
  form: FormApi<Values>,
  partOf: (form: Values) => Part,
) {
  const intl = useIntl();
  const seller = useSeller();
  const { product } = useServices().clients;
  const { mutateAsync, isPending } = useMutation(testPaymentGateway(product));
  const [tested, setTested] = useState<{ of: string; outcome: GatewayOutcome }>();

  const test = async () => {
    const { values } = form.store.snapshot();
    const report = (outcome: GatewayOutcome) => setTested({ of: JSON.stringify(values), outcome });
    const { current_password: _, ...part } = partOf(values);
    setTested(undefined);
    try {
      const { message } = await mutateAsync({ gateway, settings: { user_id: seller?.id ?? '', ...part } });
      report({ passed: true, message });
    } catch (error) {
      if (error instanceof ApiError && error.errors) form.setErrors(formErrors(error.errors));
      else report({ passed: false, message: failureMessage(intl, error) });
    }
  };

  return {
    test: () => void test(),
    isPending,
    outcome: tested?.of === JSON.stringify(form.values) ? tested.outcome : undefined,
  };
}
