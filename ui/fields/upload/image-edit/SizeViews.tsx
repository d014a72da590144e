import type { CSSProperties } from 'react'
import type { ClientImageSize } from '#contracts/files'
import type { EditedImage, ImageEdit } from '#machines/image-edit'
import { useText } from '../../../kit/text.tsx'
import css from './ImageEditDialog.module.css'
import type { SizeView } from './size-view.ts'
import { sizeView } from './size-view.ts'

interface Props {
  sizes: readonly ClientImageSize[]
  image: EditedImage
  edit: ImageEdit
}

/** What every size will show, while the frame and the point are moved. */
export function SizeViews({ sizes, image, edit }: Props) {
  const text = useText()
  return (
    <ul className={css.sizes} aria-label={text('file.sizes')}>
      {sizes.map((size) => {
        const view = sizeView(image, edit, size)
        const dimensions = `${size.width ?? '…'} × ${size.height ?? '…'}`
        return (
          <li key={size.name}>
            {view && (
              <div className={css.view} dir="ltr" aria-hidden="true" style={ratioOf(view)}>
                <img src={image.url} alt="" style={placeOf(view, image)} />
              </div>
            )}
            <span className={css.name} dir="auto">
              {size.name}
            </span>{' '}
            <span className={css.facts}>
              {view ? dimensions : text('file.sizes.notMade', { dimensions })}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

const ratioOf = ({ width, height }: SizeView): CSSProperties => ({
  aspectRatio: `${width} / ${height}`,
})

/** The whole picture, so large and so far aside that only the part is in sight. */
const placeOf = (view: SizeView, image: EditedImage): CSSProperties => ({
  inlineSize: `${(image.width / view.width) * 100}%`,
  insetInlineStart: `${(-view.x / view.width) * 100}%`,
  insetBlockStart: `${(-view.y / view.height) * 100}%`,
})
