/** Five inks that get on with each other: a ground, a dark, and three between them. */
export interface Palette {
  name: { en: string; de: string }
  ground: string
  dark: string
  tones: readonly [string, string, string]
}

export const palettes: readonly Palette[] = [
  {
    name: { en: 'brick and sea green', de: 'Ziegelrot und Meergrün' },
    ground: '#f3ead9',
    dark: '#1f2a2e',
    tones: ['#c4492f', '#2f6f6d', '#e3a857'],
  },
  {
    name: { en: 'ultramarine and sand', de: 'Ultramarin und Sand' },
    ground: '#efe6d6',
    dark: '#1b2350',
    tones: ['#2f4bb0', '#d8b98a', '#e2704a'],
  },
  {
    name: { en: 'moss and rose', de: 'Moosgrün und Rosa' },
    ground: '#f1ece2',
    dark: '#26302a',
    tones: ['#5d7350', '#d99a94', '#b8873b'],
  },
  {
    name: { en: 'plum and apricot', de: 'Pflaume und Aprikose' },
    ground: '#f6e9dc',
    dark: '#33202f',
    tones: ['#7c3f63', '#ec9c62', '#90a6a0'],
  },
  {
    name: { en: 'slate and lemon', de: 'Schiefer und Zitrone' },
    ground: '#e9e9e2',
    dark: '#22292f',
    tones: ['#52636e', '#e8c83f', '#c7583a'],
  },
  {
    name: { en: 'night blue and coral', de: 'Nachtblau und Koralle' },
    ground: '#1c2438',
    dark: '#f2e8d8',
    tones: ['#e8735a', '#51688f', '#e9bf72'],
  },
]
