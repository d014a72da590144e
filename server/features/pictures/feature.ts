import type { Feature } from '../../kit/feature.ts'
import { lendToCopies, sweepAllCopies } from './copied-svg.ts'
import { judgeFiles } from './judge-files.ts'
import { uprightPictures } from './upright.ts'

/**
 * What is shown of a picture and what is computed have the same axes, and a file that can't be taken is
 * refused with the reason.
 */
export const pictures: Feature = {
  collection: judgeFiles,
  configured: lendToCopies,
  init: sweepAllCopies,
  config: ({ sharp, ...config }) => ({
    ...config,
    ...(sharp && { sharp: uprightPictures(sharp) }),
  }),
}
