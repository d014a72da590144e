import type { Feature } from '../../kit/feature.ts'
import { uprightPictures } from './upright.ts'

/** What is shown of a picture and what is computed have the same axes. */
export const pictures: Feature = {
  config: ({ sharp, ...config }) => ({
    ...config,
    ...(sharp && { sharp: uprightPictures(sharp) }),
  }),
}
