/** What the audit log has lines about. */
export const auditEvents = [
  'signIn',
  'signInFailed',
  'signOut',
  'sessionsEnded',
  'passwordReset',
  'apiKeyCreated',
  'apiKeyRevoked',
  'accountCreated',
  'accountChanged',
  'exported',
  'previewShared',
  'previewRevoked',
  'trashed',
  'recovered',
  'deleted',
  'restored',
] as const

export type AuditEvent = (typeof auditEvents)[number]
