import type { Feature } from '../../kit/feature.ts'
import { limitCost, limitGlobalCost } from './limit-cost.ts'
import { readInParts } from './long-lists.ts'
import { answerTooCostly } from './too-costly.ts'

export const cost: Feature = {
  collection: limitCost,
  global: limitGlobalCost,
  afterError: answerTooCostly,
  database: readInParts,
}
