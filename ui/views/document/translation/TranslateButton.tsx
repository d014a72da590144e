import { useSelector } from '@xstate/react'
import LanguagesIcon from 'lucide-react/icons/languages'
import { useRef, useState } from 'react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentActor } from '#machines/document'
import { faceOf } from '../../../actions/ActionButton.tsx'
import type { Action } from '../../../actions/action.ts'
import { useOffered } from '../../../actions/use-offered.ts'
import { useConfig } from '../../../kit/config.ts'
import { useFormats } from '../../../kit/formats.ts'
import { useChooseLocale, useLocale } from '../../../kit/locale.ts'
import { useText } from '../../../kit/text.tsx'
import { translatingChoice, translatingWish } from '../../../kit/translating.ts'
import { useTranslatedProgress } from '../../../kit/use-translated-progress.ts'
import { IconButton } from '../../../parts/IconButton.tsx'
import { Menu, MenuItem } from '../../../parts/Menu.tsx'

interface Props {
  document: DocumentActor
  entity: ClientCollection | ClientGlobal
}

/** In the source language it asks into which; in another it shows the source beside the form. */
export function TranslateButton({ document, entity }: Props) {
  const text = useText()
  const locale = useLocale()
  const { localization } = useConfig()
  const chooseLocale = useChooseLocale()
  const isOn = translatingChoice.use() === 'on'
  const place = useRef<HTMLButtonElement>(null)
  const source = entity.translation?.source
  const isSource = locale === source
  const others = (localization?.locales ?? [])
    .filter(({ code }) => code !== source && code !== locale)
    .map(({ code, label }) => ({
      code,
      id: `translate-into-${code}`,
      label: text('translation.into', { language: label }),
      run() {
        translatingWish.make()
        translatingChoice.choose('on')
        chooseLocale(code)
      },
    }))
  const toggle: Action = {
    id: 'translation-toggler',
    label: text(isOn ? 'translation.close' : 'translation.open'),
    run() {
      if (!isOn) translatingWish.make()
      translatingChoice.choose(isOn ? 'off' : 'on')
    },
  }
  useOffered(isSource ? others : [toggle, ...others], place)
  const face = { ref: place, label: text('translation.open'), icon: <LanguagesIcon /> }
  return isSource ? (
    <Languages document={document} face={{ ...face, id: toggle.id }} languages={others} />
  ) : (
    <IconButton {...faceOf(toggle)} {...face} aria-pressed={isOn} />
  )
}

interface LanguagesProps {
  document: DocumentActor
  face: Parameters<typeof IconButton>[0]
  languages: readonly (Action & { code: string })[]
}

function Languages({ document, face, languages }: LanguagesProps) {
  const text = useText()
  const { number } = useFormats()
  const [isOpen, setIsOpen] = useState(false)
  const ref = useSelector(document, ({ context }) => context.ref)
  const progressIn = useTranslatedProgress(ref, isOpen)
  return (
    <Menu
      label={face.label}
      align="end"
      trigger={<IconButton {...face} />}
      open={isOpen}
      onOpenChange={setIsOpen}
    >
      {languages.map(({ code, id, label, run }) => {
        const progress = progressIn(code)
        return (
          <MenuItem
            key={id}
            id={id}
            onSelect={run}
            aside={
              progress &&
              text('translation.count', { done: number(progress.done), all: number(progress.all) })
            }
          >
            {label}
          </MenuItem>
        )
      })}
    </Menu>
  )
}
