import type { Payload } from 'payload'

/** The name of the adapter of a site that sends no email. */
export const noEmail = 'none'

/** Payload's own fallback writes only the subject to the log. */
const deaf: readonly string[] = [noEmail, 'console']

/** Whether an email of this site reaches anybody, if only whoever reads the log. */
export const sendsEmail = ({ email }: Payload): boolean => !deaf.includes(email.name)
