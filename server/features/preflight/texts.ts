import { textsAbout } from '../../kit/texts.ts'

export const preflightText = textsAbout('preflight')
