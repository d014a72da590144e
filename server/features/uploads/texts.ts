import type { PayloadRequest } from 'payload'
import type { Language } from '#contracts/languages'

// Any upload client shows what the server says.
const texts = {
  en: {
    badRequest: 'The upload request is invalid.',
    signInFirst: 'Sign in to upload files.',
    notAllowed: 'You aren’t allowed to upload files here.',
    noCollection: 'No collection “{{collection}}” takes files.',
    badName: 'A file needs a name.',
    badSize: 'The size of “{{name}}” is invalid.',
    nameTooLong: 'The name of “{{name}}” is too long. Use at most {{most}} bytes.',
    isEmpty: '“{{name}}” is empty.',
    endsEarly: '“{{name}}” is incomplete: the end of the file is missing. Export it again.',
    unreadable:
      'Couldn’t read “{{name}}” as an image. It may be damaged or have too many pixels. Export it again, or choose another file.',
    nameTaken: 'A file named “{{name}}” already exists. Rename your file and upload it again.',
    tooLarge: '“{{name}}” is {{size}}. Files can be up to {{limit}}.',
    moreThanSaid: 'More bytes arrived than “{{name}}” has. Start the upload again.',
    wrongType: '“{{name}}” has the type {{type}}. Allowed: {{allowed}}.',
    tooMany: 'Upload at most {{most}} files at once.',
    tooManyWaiting: 'You can have up to {{most}} unsaved uploads. Save or remove some first.',
    tooMuchWaiting: 'Your unsaved uploads can take up to {{most}}. Save or remove some first.',
    siteIsFull: 'This site has too many unsaved uploads. Try again later, or ask an administrator.',
    badSignature: 'The upload link is invalid.',
    expired: 'The upload link has expired. Upload the file again.',
    gone: 'This upload is no longer on the server. Upload the file again.',
    wrongOffset: 'The upload continues at byte {{expected}}.',
    cut: 'The upload was interrupted: {{received}} of {{size}} arrived.',
    diskFull: 'The server has no space left. Ask an administrator for help.',
    writeFailed: 'The server couldn’t store the file. Try again.',
    urlOff: 'Files can’t be added from a URL here.',
    urlInvalid: 'Enter a URL that starts with https:// or http://.',
    urlRefused: 'Files from {{host}} aren’t allowed.',
    urlRedirects: '{{host}} redirects too often.',
    urlUnreachable: 'Couldn’t reach {{host}}.',
    urlAnswered: '{{host}} answered with status {{status}}.',
    urlCut: 'The download was interrupted. Try again.',
    addressOfPublished: 'Publish to replace a published file at its address.',
    otherExtension: 'Choose a {{extension}} file to keep the address.',
    notFinished: 'The file isn’t completely uploaded yet.',
    otherCollection: 'This file was uploaded for another collection.',
    taken: 'This file is already saved in another document. Upload it again.',
  },
  de: {
    badRequest: 'Die Upload-Anfrage ist ungültig.',
    signInFirst: 'Melden Sie sich an, um Dateien hochzuladen.',
    notAllowed: 'Sie dürfen hier keine Dateien hochladen.',
    noCollection: 'Keine Sammlung „{{collection}}“ nimmt Dateien an.',
    badName: 'Eine Datei braucht einen Namen.',
    badSize: 'Die Größe von „{{name}}“ ist ungültig.',
    nameTooLong: 'Der Name von „{{name}}“ ist zu lang. Verwenden Sie höchstens {{most}} Bytes.',
    isEmpty: '„{{name}}“ ist leer.',
    endsEarly:
      '„{{name}}“ ist unvollständig: Das Ende der Datei fehlt. Exportieren Sie sie noch einmal.',
    unreadable:
      '„{{name}}“ lässt sich nicht als Bild lesen. Die Datei ist beschädigt oder hat zu viele Pixel. Exportieren Sie sie noch einmal, oder wählen Sie eine andere.',
    nameTaken:
      'Eine Datei namens „{{name}}“ gibt es bereits. Benennen Sie Ihre Datei um und laden Sie sie erneut hoch.',
    tooLarge: '„{{name}}“ hat {{size}}. Dateien dürfen bis zu {{limit}} groß sein.',
    moreThanSaid: 'Es kamen mehr Bytes an, als „{{name}}“ hat. Starten Sie den Upload noch einmal.',
    wrongType: '„{{name}}“ hat den Typ {{type}}. Erlaubt: {{allowed}}.',
    tooMany: 'Laden Sie höchstens {{most}} Dateien auf einmal hoch.',
    tooManyWaiting:
      'Sie können höchstens {{most}} ungespeicherte Uploads haben. Speichern oder entfernen Sie zuerst einige.',
    tooMuchWaiting:
      'Ihre ungespeicherten Uploads können höchstens {{most}} belegen. Speichern oder entfernen Sie zuerst einige.',
    siteIsFull:
      'Diese Website hat zu viele ungespeicherte Uploads. Versuchen Sie es später erneut, oder wenden Sie sich an die Administration.',
    badSignature: 'Der Upload-Link ist ungültig.',
    expired: 'Der Upload-Link ist abgelaufen. Laden Sie die Datei noch einmal hoch.',
    gone: 'Dieser Upload ist nicht mehr auf dem Server. Laden Sie die Datei noch einmal hoch.',
    wrongOffset: 'Der Upload geht bei Byte {{expected}} weiter.',
    cut: 'Der Upload wurde unterbrochen: {{received}} von {{size}} kamen an.',
    diskFull: 'Der Server hat keinen Speicherplatz mehr. Wenden Sie sich an die Administration.',
    writeFailed: 'Der Server konnte die Datei nicht speichern. Versuchen Sie es erneut.',
    urlOff: 'Hier können keine Dateien von einer URL hinzugefügt werden.',
    urlInvalid: 'Geben Sie eine URL ein, die mit https:// oder http:// beginnt.',
    urlRefused: 'Dateien von {{host}} sind nicht erlaubt.',
    urlRedirects: '{{host}} leitet zu oft weiter.',
    urlUnreachable: '{{host}} ist nicht erreichbar.',
    urlAnswered: '{{host}} antwortete mit Status {{status}}.',
    urlCut: 'Der Download wurde unterbrochen. Versuchen Sie es erneut.',
    addressOfPublished:
      'Veröffentlichen Sie, um eine veröffentlichte Datei an ihrer Adresse zu ersetzen.',
    otherExtension: 'Wählen Sie eine {{extension}}-Datei, um die Adresse zu behalten.',
    notFinished: 'Die Datei ist noch nicht vollständig hochgeladen.',
    otherCollection: 'Diese Datei wurde für eine andere Sammlung hochgeladen.',
    taken:
      'Diese Datei ist schon in einem anderen Dokument gespeichert. Laden Sie sie noch einmal hoch.',
  },
} as const satisfies Readonly<Record<Language, object>>

export type UploadText = keyof (typeof texts)['en']

export function uploadText(
  { i18n }: PayloadRequest,
  key: UploadText,
  names: Readonly<Record<string, string>> = {},
): string {
  const language = i18n.language in texts ? (i18n.language as Language) : 'en'
  return texts[language][key].replace(/{{(\w+)}}/g, (_, name: string) => names[name] ?? '')
}
