import type { SharpDependency } from 'payload'
import sharp from 'sharp'

/** 100 megapixels: more than cameras make. A small file can claim far more, and would fill the memory. */
export const mostPixels = 100_000_000

/** sharp, which looks at what a file says of its size before it reads the picture. */
export const smallPictures: SharpDependency = Object.assign(
  (...[input, options]: Parameters<SharpDependency>) =>
    sharp(input as never, { limitInputPixels: mostPixels, ...(options as object) }),
  sharp,
) as SharpDependency
