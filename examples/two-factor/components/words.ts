export const words = {
  en: {
    title: 'Two-factor authentication',
    off: 'After your password, enter a code from an authenticator app on your phone.',
    password: 'Current password',
    turnOn: 'Set up',
    addKey: 'Add this key to your authenticator app, then enter the code that it shows.',
    openApp: 'Open the app on this device',
    code: 'Code',
    confirm: 'Turn on',
    keepCodes:
      'Keep these recovery codes. Each one works once when you don’t have your phone. They aren’t shown again.',
    done: 'I’ve saved the codes',
    on: 'Two-factor authentication is on.',
    codesLeft: 'Recovery codes left:',
    turnOff: 'Turn off',
  },
  de: {
    title: 'Zwei-Faktor-Authentifizierung',
    off: 'Nach Ihrem Passwort geben Sie einen Code aus einer Authentifizierungs-App ein.',
    password: 'Aktuelles Passwort',
    turnOn: 'Einrichten',
    addKey:
      'Fügen Sie diesen Schlüssel Ihrer App hinzu und geben Sie den Code ein, den sie anzeigt.',
    openApp: 'App auf diesem Gerät öffnen',
    code: 'Code',
    confirm: 'Einschalten',
    keepCodes:
      'Bewahren Sie diese Wiederherstellungscodes auf. Jeder gilt einmal, wenn Sie Ihr Telefon nicht haben. Sie werden nicht noch einmal angezeigt.',
    done: 'Ich habe die Codes gespeichert',
    on: 'Zwei-Faktor-Authentifizierung ist eingeschaltet.',
    codesLeft: 'Verbleibende Wiederherstellungscodes:',
    turnOff: 'Ausschalten',
  },
}
