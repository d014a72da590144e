import type { DocumentData } from '#contracts/documents'
import type { EditedImage, ImageEdit } from '#machines/image-edit'
import { pixelsOf } from '#machines/image-edit'

/**
 * An edit as a save sends it. Payload counts a part in pixels and takes its corner in percent; a
 * part as large as the picture would be no crop for it, so the whole picture has no part.
 */
export function uploadEdits(image: EditedImage, { area, focal }: ImageEdit): DocumentData {
  const { width, height } = pixelsOf(area, image)
  return {
    ofOriginal: true,
    ...(focal && { focalPoint: { x: focal.x, y: focal.y } }),
    ...(area && {
      crop: { unit: '%', x: area.x, y: area.y, width: area.width, height: area.height },
      widthInPixels: width,
      heightInPixels: height,
    }),
  }
}
