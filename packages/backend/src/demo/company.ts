import told from './company.json' with { type: 'json' };

/**
 * The company of the demo world, so that the contact section, the footer and the menu of sibling products can be seen.
 * Nobody's real addresses; the siblings are played by the sandbox. The file is what a deployment's own could look like.
 */
export const demoCompany = (email: string) => ({ ...told, company: { ...told.company, email } });
