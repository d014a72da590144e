import type { PayloadRequest } from 'payload'
import type { Language } from '#contracts/languages'

// Payload has no such sentences, and fields and emails show what the server says.
const texts = {
  en: {
    tooShort: 'Use at least {{count}} characters.',
    tooCommon: 'This password is easy to guess. Choose another one.',
    currentMissing: 'Enter your current password.',
    currentWrong: 'This isn’t your current password.',
    currentLocked: 'Too many wrong passwords. Try again in a few minutes.',
    notByGraphQL:
      'Change your own password, email or API key in your account, or by REST with your current password.',
    passwordChanged: 'Your password was changed',
    emailChanged: 'Your email address was changed',
    apiKeyCreated: 'A new API key was created for your account',
    apiKeyRevoked: 'The API key of your account was revoked',
    ifNotYou: 'If you didn’t do this, ask an administrator for help.',
  },
  de: {
    tooShort: 'Verwenden Sie mindestens {{count}} Zeichen.',
    tooCommon: 'Dieses Passwort ist leicht zu erraten. Wählen Sie ein anderes.',
    currentMissing: 'Geben Sie Ihr aktuelles Passwort ein.',
    currentWrong: 'Das ist nicht Ihr aktuelles Passwort.',
    currentLocked: 'Zu viele falsche Passwörter. Versuchen Sie es in einigen Minuten erneut.',
    notByGraphQL:
      'Ändern Sie Ihr Passwort, Ihre E-Mail-Adresse oder Ihren API-Schlüssel in Ihrem Konto oder per REST mit Ihrem aktuellen Passwort.',
    passwordChanged: 'Ihr Passwort wurde geändert',
    emailChanged: 'Ihre E-Mail-Adresse wurde geändert',
    apiKeyCreated: 'Für Ihr Konto wurde ein neuer API-Schlüssel erstellt',
    apiKeyRevoked: 'Der API-Schlüssel Ihres Kontos wurde widerrufen',
    ifNotYou: 'Wenn Sie das nicht waren, wenden Sie sich an die Administration.',
  },
} as const satisfies Readonly<Record<Language, object>>

export type AccountText = keyof (typeof texts)['en']

export const accountText = ({ i18n }: PayloadRequest, key: AccountText): string =>
  texts[i18n.language in texts ? (i18n.language as Language) : 'en'][key]
