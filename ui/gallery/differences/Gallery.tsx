import { useMemo, useState } from 'react'
import type { SignedInConfig } from '#contracts/admin-config'
import { Differences } from '../../differences/index.ts'
import { Button } from '../../parts/Button.tsx'
import { Checkbox } from '../../parts/Checkbox.tsx'
import css from './gallery.module.css'
import type { Scene } from './scenes.ts'

interface GalleryProps {
  scene: Scene
  config: SignedInConfig
  /** Waits for a press, so that what the differences cost can be told from what the page does. */
  waits: boolean
}

/** Two versions of a document of every kind of field. */
export function Gallery({ scene, config, waits }: GalleryProps) {
  const [isShown, setIsShown] = useState(!waits)
  const [modifiedOnly, setModifiedOnly] = useState(true)
  const locales = useMemo(
    () => config.localization?.locales.map(({ code }) => code) ?? null,
    [config],
  )
  return (
    <main className={css.root}>
      <h1>Differences</h1>
      {!isShown && <Button onClick={() => setIsShown(true)}>Compare</Button>}
      <Checkbox
        label="Modified only"
        checked={modifiedOnly}
        onChange={({ target }) => setModifiedOnly(target.checked)}
      />
      {isShown && (
        <Differences
          entity={scene.entity}
          from={scene.from}
          to={scene.to}
          locales={locales}
          modifiedOnly={modifiedOnly}
        />
      )}
    </main>
  )
}
