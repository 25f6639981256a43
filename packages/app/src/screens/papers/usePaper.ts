import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'react-router';
import { intlsFor, type PaperLanguage, paperLanguages } from './paper-intl.ts';

/** The options of a document. They are in the URL, so they can be shared and work with Back. */
export function usePaper() {
  const intl = useIntl();
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation();
  /* Show the choice at once; the URL follows. */
  const [{ of, query }, setChosen] = useState({ of: address, query: address });
  if (of !== address) setChosen({ of: address, query: address });
  const requested = paperLanguages.find((one) => one === query.get('words'));
  const language: PaperLanguage = requested ?? (intl.locale.startsWith('ja') ? 'ja' : 'en');
  /** @param value null removes the option */
  const setParam = (name: string, value: string | null) => {
    const next = new URLSearchParams(query);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setChosen({ of: address, query: next });
    setAddress(next, { replace: true, preventScrollReset: true, state });
  };
  const intls = useMemo(() => intlsFor(language, intl), [language, intl]);
  return { query, setParam, language, intls };
}
