import file from './company.json' with { type: 'json' };

/**
 * The company of the demo, for the contact section, the footer and the menu of sibling products. All addresses are
 * invented; the sandbox simulates the sibling products. The file is an example for a deployment's own.
 */
export const demoCompany = (email: string) => ({ ...file, company: { ...file.company, email } });
