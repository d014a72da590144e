import { useState } from 'react'
import type { ClientBlock } from '#contracts/fields'
import { LayoutTemplateIcon } from '../../parts/icons.ts'
import css from './BlockPicture.module.css'

interface BlockPictureProps {
  picture: ClientBlock['picture']
  /** Small: beside a line of a menu. */
  size?: 'small' | 'large'
}

/** What a block looks like; a plain sign where there is no picture, or it does not load. */
export function BlockPicture({ picture, size = 'large' }: BlockPictureProps) {
  const [isBroken, setBroken] = useState(false)
  return (
    <span className={css.root} data-size={size}>
      {picture && !isBroken ? (
        <img
          src={picture.url}
          alt={picture.alt}
          className={css.picture}
          loading="lazy"
          onError={() => setBroken(true)}
        />
      ) : (
        <LayoutTemplateIcon />
      )}
    </span>
  )
}
