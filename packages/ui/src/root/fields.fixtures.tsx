import { CaptchaField } from '../captcha-field/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { CheckboxGroup } from '../checkbox-group/index.ts';
import { ComboBox } from '../combo-box/index.ts';
import { DateField } from '../date-field/index.ts';
import { DatePicker } from '../date-picker/index.ts';
import { DateRangePicker } from '../date-range-picker/index.ts';
import { DimensionField } from '../dimension-field/index.ts';
import { EmailField } from '../email-field/index.ts';
import { InputBox } from '../field/index.ts';
import { FieldGroup, FieldGroupWide } from '../field-group/index.ts';
import { FileField } from '../file-field/index.ts';
import { Form, useForm } from '../form/index.ts';
import { ListBox } from '../list-box/index.ts';
import { MediaUploader } from '../media-uploader/index.ts';
import { MoneyField } from '../money-field/index.ts';
import { NewPasswordField } from '../new-password-field/index.ts';
import { NumberField } from '../number-field/index.ts';
import { OtpField } from '../otp-field/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { PhoneField } from '../phone-field/index.ts';
import { PortraitField } from '../portrait-field/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { SearchField } from '../search-field/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { Select } from '../select/index.ts';
import { StarRatingField } from '../star-rating/index.ts';
import { Switch } from '../switch/index.ts';
import { SwitchFields } from '../switch-fields/index.ts';
import { TagField } from '../tag-field/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';
import { TimeField } from '../time-field/index.ts';
import { type Drawn, field, nothing, options, type Root } from './shared.fixtures.ts';

const files = { ...field, accept: ['image/png'], items: [], onAdd: nothing, onRemove: nothing, underBytes: 1000 };
const uploads = { ...files, maxFiles: 3, onCancel: nothing, onReorder: nothing, onRetry: nothing };
const captcha = async () => ({ reset: nothing, dispose: nothing });

function Filled(root: Root) {
  return (
    <Form {...root} form={useForm({ initial: {} })} onSubmit={nothing}>
      {null}
    </Form>
  );
}

/** Fields. One with a single native control passes both on to that; one with several, to their fieldset. */
export const fields: Drawn = {
  CaptchaField: (root) => <CaptchaField {...field} {...root} load={captcha} value="" />,
  Checkbox: (root) => <Checkbox {...field} {...root} value={false} />,
  CheckboxGroup: (root) => <CheckboxGroup {...field} {...root} options={options} value={[]} />,
  ComboBox: (root) => <ComboBox {...field} {...root} options={options} value="" />,
  DateField: (root) => <DateField {...field} {...root} value={null} />,
  DatePicker: (root) => <DatePicker {...field} {...root} value={null} />,
  DateRangePicker: (root) => <DateRangePicker {...field} {...root} value={{ start: null, end: null }} />,
  DimensionField: (root) => (
    <DimensionField {...field} {...root} value={{ width: null, height: null, depth: null, unit: 'cm' }} />
  ),
  EmailField: (root) => <EmailField {...field} {...root} value="" />,
  FieldGroup: (root) => (
    <FieldGroup {...root} title="Delivery">
      {null}
    </FieldGroup>
  ),
  FieldGroupWide: (root) => <FieldGroupWide {...root}>{null}</FieldGroupWide>,
  FileField: (root) => <FileField {...files} {...root} />,
  Form: (root) => <Filled {...root} />,
  InputBox: (root) => <InputBox {...root} onType={nothing} />,
  ListBox: (root) => <ListBox {...field} {...root} options={options} value="" />,
  MediaUploader: (root) => <MediaUploader {...uploads} {...root} />,
  MoneyField: (root) => <MoneyField {...field} {...root} currencies={['USD']} value={null} />,
  NewPasswordField: (root) => <NewPasswordField {...field} {...root} value="" />,
  NumberField: (root) => <NumberField {...field} {...root} value={null} />,
  OtpField: (root) => <OtpField {...field} {...root} value="" />,
  PasswordField: (root) => <PasswordField {...field} {...root} autoComplete="current-password" value="" />,
  PhoneField: (root) => <PhoneField {...field} {...root} countries={[]} value={{ country: '', number: '' }} />,
  PortraitField: (root) => <PortraitField {...files} {...root} person="Haruka" picture={null} />,
  RadioGroup: (root) => <RadioGroup {...field} {...root} options={options} value="" />,
  SearchField: (root) => <SearchField {...root} label="Search" onChange={nothing} value="" />,
  SegmentedControl: (root) => (
    <SegmentedControl {...root} label="Layout" onChange={nothing} options={options} value="one" />
  ),
  'SegmentedControl in a form': (root) => <SegmentedControl {...field} {...root} options={options} value="one" />,
  Select: (root) => <Select {...field} {...root} options={options} value="one" />,
  StarRatingField: (root) => <StarRatingField {...field} {...root} value={null} />,
  Switch: (root) => <Switch {...field} {...root} value={false} />,
  SwitchFields: (root) => (
    <SwitchFields {...field} {...root} value={false}>
      {null}
    </SwitchFields>
  ),
  TagField: (root) => <TagField {...field} {...root} value={[]} />,
  TextArea: (root) => <TextArea {...field} {...root} value="" />,
  TextField: (root) => <TextField {...field} {...root} value="" />,
  TimeField: (root) => <TimeField {...field} {...root} value={null} />,
};
