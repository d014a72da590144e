/** What the audit log has lines about. */
export const auditEvents = {
  signIn: { en: 'Signed in', de: 'Angemeldet' },
  signInFailed: { en: 'Sign-in failed', de: 'Anmeldung fehlgeschlagen' },
  signOut: { en: 'Signed out', de: 'Abgemeldet' },
  sessionsEnded: { en: 'Sessions ended', de: 'Sitzungen beendet' },
  passwordReset: { en: 'Password reset', de: 'Passwort zurückgesetzt' },
  apiKeyCreated: { en: 'API key created', de: 'API-Schlüssel erstellt' },
  apiKeyRevoked: { en: 'API key revoked', de: 'API-Schlüssel widerrufen' },
  accountCreated: { en: 'User created', de: 'Benutzer erstellt' },
  accountChanged: { en: 'User changed', de: 'Benutzer geändert' },
  exported: { en: 'Exported', de: 'Exportiert' },
  previewShared: { en: 'Preview link created', de: 'Vorschau-Link erstellt' },
  previewRevoked: { en: 'Preview link revoked', de: 'Vorschau-Link widerrufen' },
  trashed: { en: 'Moved to trash', de: 'In den Papierkorb verschoben' },
  recovered: { en: 'Restored from trash', de: 'Aus dem Papierkorb wiederhergestellt' },
  deleted: { en: 'Deleted', de: 'Gelöscht' },
  restored: { en: 'Version restored', de: 'Version wiederhergestellt' },
} as const

export type AuditEvent = keyof typeof auditEvents
