import type { Feature } from '../../kit/feature.ts'
import { keepDatesTrue, keepGlobalDatesTrue } from './keep-dates-true.ts'

export const dates: Feature = { collection: keepDatesTrue, global: keepGlobalDatesTrue }
