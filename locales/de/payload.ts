import type { Language } from '@payloadcms/translations'
import { de } from '@payloadcms/translations/languages/de'

const { authentication, error, validation } = de.translations

/** Payload's own, but for those that say du and come from its server: the panel says Sie. */
export const payload: Language = {
  ...de,
  translations: {
    ...de.translations,
    authentication: {
      ...authentication,
      newAccountCreated:
        'Auf <a href="{{serverURL}}">{{serverURL}}</a> wurde ein Konto für Sie angelegt. Bitte klicken Sie auf den folgenden Link, oder kopieren Sie ihn in Ihren Browser, um Ihre E-Mail-Adresse zu bestätigen: <a href="{{verificationURL}}">{{verificationURL}}</a><br> Danach können Sie sich anmelden.',
      resetYourPassword: 'Ihr Passwort zurücksetzen',
      verifyYourEmail: 'Ihre E-Mail-Adresse bestätigen',
      youAreReceivingResetPassword:
        'Sie erhalten diese Nachricht, weil Sie oder jemand anderes das Passwort Ihres Kontos zurücksetzen möchte. Bitte klicken Sie auf den folgenden Link, oder kopieren Sie ihn in Ihren Browser:',
      youDidNotRequestPassword:
        'Haben Sie das nicht verlangt, ignorieren Sie diese E-Mail. Ihr Passwort bleibt, wie es ist.',
    },
    error: {
      ...error,
      deletingTitle:
        'Beim Löschen von „{{title}}“ ist ein Problem aufgetreten. Bitte prüfen Sie Ihre Verbindung, und versuchen Sie es erneut.',
      documentNotFound:
        'Das Dokument mit der ID {{id}} wurde nicht gefunden. Vielleicht wurde es gelöscht, oder Sie haben keinen Zugriff darauf.',
      notAllowedToAccessPage: 'Sie haben keine Berechtigung für diese Seite.',
      notAllowedToPerformAction: 'Sie haben keine Berechtigung für diese Aktion.',
      restoringTitle:
        'Beim Wiederherstellen von „{{title}}“ ist ein Problem aufgetreten. Bitte prüfen Sie Ihre Verbindung, und versuchen Sie es erneut.',
      unauthorized: 'Für diese Anfrage müssen Sie angemeldet sein.',
      unverifiedEmail: 'Bitte bestätigen Sie Ihre E-Mail-Adresse, bevor Sie sich anmelden.',
    },
    validation: {
      ...validation,
      emailAddress: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
      enterNumber: 'Bitte geben Sie eine gültige Zahl ein.',
      username:
        'Bitte geben Sie einen gültigen Benutzernamen ein. Er kann Buchstaben, Zahlen, Bindestriche, Punkte und Unterstriche enthalten.',
    },
  },
}
