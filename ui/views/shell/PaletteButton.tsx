import { KeyNames } from '../../actions/KeyNames.tsx'
import { ariaKeys } from '../../actions/shortcut.ts'
import { usePalette } from '../../kit/palette.ts'
import { useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import { SearchIcon } from '../../parts/icons.ts'
import css from './PaletteButton.module.css'

/** Opens the palette, and is called as one reads it; on a phone, where there are no keys, an icon. */
export function PaletteButton() {
  const text = useText()
  const palette = usePalette()
  return (
    palette && (
      <Button
        bare
        icon={<SearchIcon />}
        aria-keyshortcuts={ariaKeys(['mod+k'])}
        aria-haspopup="dialog"
        onClick={() => palette.send({ type: 'user.toggle' })}
      >
        <span className={css.words}>
          {text('palette.open')}
          <span className={css.keys} aria-hidden="true">
            <KeyNames keys="mod+k" />
          </span>
        </span>
      </Button>
    )
  )
}
