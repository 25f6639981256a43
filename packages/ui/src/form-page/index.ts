export { FormPage, type FormPageProps, type FormPageSection } from './FormPage.tsx';
export { FormSection, type FormSectionProps } from './FormSection.tsx';
