import type { CSSProperties } from 'react'

/** rem that a picture in a text is high at most. */
const highest = 36

/** As large as it is, up to the measure of the text; its room is there before it has come. */
export const pictureStyle = (width: number | null, height: number | null): CSSProperties =>
  width && height
    ? {
        aspectRatio: `${width} / ${height}`,
        inlineSize: `min(100%, ${width}px, ${((highest * width) / height).toFixed(2)}rem)`,
      }
    : {}
