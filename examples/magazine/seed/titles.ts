import type { PostKind } from './kinds.ts'

/** A title in both languages; the gaps are filled with the same topic, place, person or work. */
export interface TitlePair {
  en: string
  de: string
}

export const titles: Readonly<Record<PostKind, readonly TitlePair[]>> = {
  essay: [
    { en: 'On {many}', de: 'Über {many}' },
    { en: 'In praise of {many}', de: 'Ein Lob auf {many}' },
    { en: 'Against {many}', de: 'Gegen {many}' },
    { en: 'The quiet life of {many}', de: '{Many}: ein stilles Leben' },
    { en: 'What {many} know', de: 'Was {many} wissen' },
    { en: 'A short history of {many}', de: '{Many}: eine kurze Geschichte' },
    { en: 'Notes on {many}', de: 'Notizen über {many}' },
    { en: 'Learning to see {many}', de: '{Many} sehen lernen' },
    { en: 'How we stopped noticing {many}', de: 'Wie wir {many} übersehen lernten' },
    { en: '{Many}, and what came after', de: '{Many}, und was danach kam' },
    { en: 'The trouble with {many}', de: 'Schwierige Dinge: {many}' },
    { en: 'Five ways of looking at {many}', de: 'Fünf Blicke auf {many}' },
    { en: 'Why we still need {many}', de: 'Warum wir {many} noch brauchen' },
    { en: 'A letter about {many}', de: 'Ein Brief über {many}' },
    { en: 'The last of the {many}', de: 'Die letzten ihrer Art: {many}' },
    { en: '{Many}, slowly', de: '{Many}, langsam' },
    { en: 'A winter in {place} with {many}', de: 'Ein Winter in {place}: {many}' },
    { en: '{Place}, by way of {many}', de: '{Place} und {many}' },
    { en: 'Walking {place} for {many}', de: 'Durch {place}, auf der Suche: {many}' },
    { en: 'Looking for {many} in {place}', de: '{Place}: Wir suchen {many}' },
    { en: '{Many} in {place}', de: '{Many} in {place}' },
    { en: 'From {place}, a note on {many}', de: 'Aus {place}: Notiz über {many}' },
  ],
  interview: [
    { en: '{person} on {many}', de: '{person} über {many}' },
    {
      en: 'A conversation with {person} about {many}',
      de: 'Ein Gespräch mit {person} über {many}',
    },
    { en: '{person} would rather talk about {many}', de: '{person} spricht lieber über {many}' },
    { en: 'In {place} with {person}', de: 'In {place} mit {person}' },
    { en: 'Eleven questions for {person}', de: 'Elf Fragen an {person}' },
    { en: '{person} and the matter of {many}', de: '{person} und die Frage: {many}' },
  ],
  review: [
    { en: '“{work}” by {person}', de: '„{work}“ von {person}' },
    { en: 'Reading “{work}” in {place}', de: '„{work}“, gelesen in {place}' },
    { en: '“{work}”, or the case for {many}', de: '„{work}“ oder: {many}' },
    { en: '{person} returns with “{work}”', de: '{person} kehrt zurück: „{work}“' },
  ],
  news: [
    { en: '{Place} opens an archive of {many}', de: '{Place} öffnet ein Archiv für {many}' },
    { en: 'A small museum for {many} in {place}', de: 'Ein kleines Museum für {many} in {place}' },
    { en: '{person} wins the {place} prize', de: '{person} erhält den Preis von {place}' },
    { en: 'Spring school on {many} in {place}', de: 'Frühjahrsschule über {many} in {place}' },
    { en: '{Place} counts its {many}', de: '{Place} zählt {many}' },
    { en: 'Lost and found: {many} in {place}', de: 'Wiedergefunden: {many} in {place}' },
  ],
}
