import { ComboBox } from '@smart-art/ui/combo-box';
import type { FieldBinding } from '@smart-art/ui/form';
import { TextField } from '@smart-art/ui/text-field';
import { useIntl } from 'react-intl';
import { useCities } from './use-cities.ts';
import { useCountries } from './use-countries.ts';

/** An address as form values; `country` is a country id. */
export type Address = Record<'address_line_1' | 'address_line_2' | 'city' | 'state' | 'pin_code' | 'country', string>;

/** What AddressFields needs from a form with an address among its values. */
interface AddressForm {
  field: (name: keyof Address) => FieldBinding<string>;
  set: (name: keyof Address, value: string) => void;
  patch: (values: Partial<Address>) => void;
  store: { snapshot: () => { values: Address } };
}

export interface AddressFieldsProps {
  form: AddressForm;
  /** Labels of the fields. */
  labels: Address;
  /** Help text: what choosing a city does. */
  cityHelp: string;
}

/** Normalises a postal code: Japanese keyboards produce full-width digits and long dashes. */
const plain = (code: string) => code.normalize('NFKC').replace(/[‐-―−ーｰ]/gu, '-');

/**
 * The fields of an address, in the order of the language. Choosing a known city fills in its state and country (000
 * section 7); any other text is accepted as typed.
 */
export function AddressFields({ form, labels, cityHelp }: AddressFieldsProps) {
  const intl = useIntl();
  const countries = useCountries();
  const cities = useCities();
  const field = (name: keyof Address) => ({ label: labels[name], ...form.field(name) });
  const typed = (name: keyof Address) => form.store.snapshot().values[name];

  const choose = async (value: string, name?: string) => {
    form.set('city', name ?? value);
    if (name === undefined) return;
    const place = await cities.placeOf(value);
    /* Skip if the user has typed another city in the meantime. */
    if (place && typed('city') === name) form.patch(place);
  };

  const lines = [
    <TextField autoComplete="address-line1" key="line1" {...field('address_line_1')} />,
    <TextField autoComplete="address-line2" key="line2" {...field('address_line_2')} />,
  ];
  const city = (
    <ComboBox
      {...field('city')}
      allowsCustom
      autoComplete="address-level2"
      description={cityHelp}
      key="city"
      onChange={(value, option) => void choose(value, option?.label)}
      onSearch={cities.search}
    />
  );
  const state = <TextField autoComplete="address-level1" key="state" {...field('state')} />;
  const pinCode = (
    <TextField
      autoComplete="postal-code"
      key="pin"
      {...field('pin_code')}
      onBlur={() => form.set('pin_code', plain(typed('pin_code')))}
    />
  );
  const country = (
    <ComboBox
      autoComplete="country-name"
      key="country"
      match="start"
      options={countries.options}
      {...field('country')}
    />
  );
  return intl.locale === 'ja' ? [country, pinCode, state, city, ...lines] : [...lines, city, state, pinCode, country];
}
