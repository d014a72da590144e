import type { Role } from '../access.ts'

/** The accounts of the office. This is an example: the password is no secret. */
export const password = 'quiet-margins-27'

export const staff: readonly { name: string; email: string; role: Role }[] = [
  { name: 'Ann Kowal', email: 'admin@magazine.example', role: 'admin' },
  { name: 'Edvard Lindqvist', email: 'editor@magazine.example', role: 'editor' },
  { name: 'Noor Rahimi', email: 'second-editor@magazine.example', role: 'editor' },
  { name: 'Mateo Pereira', email: 'author@magazine.example', role: 'author' },
]

/** Those who write, each with the two sentences at the foot of an article. */
export const authors: readonly { name: string; bio: string }[] = [
  {
    name: 'Agnes Thorne',
    bio: 'Agnes Thorne drew maps for a shipping company before she began to write about them. She lives in Dundee, within hearing of the bridge.',
  },
  {
    name: 'Bashir Farouk',
    bio: 'Bashir Farouk is a bookbinder and writes on Sundays. He has never finished a notebook and owns ninety.',
  },
  {
    name: 'Clara Ullmann',
    bio: 'Clara Ullmann teaches typography in Leipzig. Her students say that she can hear bad kerning through a wall.',
  },
  {
    name: 'Daniel Okafor',
    bio: 'Daniel Okafor writes about kitchens, harbours and the people who close them at night.',
  },
  {
    name: 'Elif Şahin',
    bio: 'Elif Şahin translates from three languages and argues in a fourth. Her column on loanwords appears every other week.',
  },
  {
    name: 'Finn Hallström',
    bio: 'Finn Hallström was a piano tuner for twenty years. He now listens for a living.',
  },
  {
    name: 'Greta Zielinski',
    bio: 'Greta Zielinski photographs buildings on the day before they are demolished.',
  },
  {
    name: 'Hiroshi Nakamura',
    bio: 'Hiroshi Nakamura repairs lamps in Kyoto and writes about what people say when they collect them.',
  },
  {
    name: 'Ines Castellani',
    bio: 'Ines Castellani edits our reviews. She reads the last page first and sees nothing wrong with it.',
  },
  {
    name: 'Jonas Engel',
    bio: 'Jonas Engel walks. His books about it are short, as he prefers to be outside.',
  },
  {
    name: 'Kavita Iyer',
    bio: 'Kavita Iyer is an engineer of bridges and an amateur of stairwells.',
  },
  {
    name: 'Lars Bergström',
    bio: 'Lars Bergström collects timetables of railways that no longer run. He is always on time.',
  },
  {
    name: 'Marisol Vasquez',
    bio: 'Marisol Vasquez bakes in the morning and writes in the afternoon; the evenings are disputed.',
  },
  { name: 'Nils Ørsted', bio: 'Nils Ørsted studied law, which explains his footnotes.' },
  {
    name: 'Odile Moreau',
    bio: 'Odile Moreau has designed signs for two airports and one cemetery. She liked the cemetery.',
  },
  {
    name: 'Paolo Marchetti',
    bio: 'Paolo Marchetti sold second-hand books in Bologna until he had read them.',
  },
  {
    name: 'Ruth Devlin',
    bio: 'Ruth Devlin writes obituaries for a daily newspaper, and for us about everything that is still alive.',
  },
  {
    name: 'Sami Aalto',
    bio: 'Sami Aalto builds chairs. He would like you to sit down before you judge them.',
  },
  {
    name: 'Teresa Sandoval',
    bio: 'Teresa Sandoval keeps bees on the roof of a library and statistics on both.',
  },
  {
    name: 'Uma Jansen',
    bio: 'Uma Jansen was a radio announcer. She still pauses before the news.',
  },
  {
    name: 'Viktor Novák',
    bio: 'Viktor Novák paints shop signs in Brno and can be recognised by his left sleeve.',
  },
  {
    name: 'Wanda Weiss',
    bio: 'Wanda Weiss gardens on eighty centimetres and reports on it with great seriousness.',
  },
  { name: 'Yusuf Abara', bio: 'Yusuf Abara restores photographs that nobody has asked for yet.' },
  {
    name: 'Zoë Grimaldi',
    bio: 'Zoë Grimaldi is an architect who mostly advises people not to build.',
  },
]

export const authorNames: readonly string[] = authors.map(({ name }) => name)
