/** The account that sellers transfer money to. */
import type { BankAccount, Config } from '../config.ts';

/** The sandbox's fictional account. */
const sandboxAccount: BankAccount = {
  account_name: 'Sandbox Art House K.K.',
  bank_name: 'Sandbox Bank',
  branch_name: 'Main branch',
  account_type: 'Ordinary',
  account_number: '0000000',
  swift_code: 'SANDJPJT',
};

/** Undefined if bank transfer is not available. */
export const operatorAccount = ({ bankAccount, sandbox }: Config): BankAccount | undefined =>
  bankAccount ?? (sandbox ? sandboxAccount : undefined);
