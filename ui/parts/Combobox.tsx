import { Combobox as Ark, createListCollection } from '@ark-ui/react/combobox'
import { useId, useMemo, useState } from 'react'
import css from './Combobox.module.css'
import type { Chip } from './ComboboxChips.tsx'
import { ComboboxChips } from './ComboboxChips.tsx'
import { ComboboxInput } from './ComboboxInput.tsx'
import type { ComboboxItem } from './ComboboxList.tsx'
import { ComboboxList } from './ComboboxList.tsx'
import control from './Control.module.css'
import { classes } from './classes.ts'
import type { ControlProps } from './FieldFrame.tsx'
import { ChevronDownIcon, XIcon } from './icons.ts'
import { LanguageMark } from './LanguageMark.tsx'
import { PageLocale } from './PageLocale.tsx'
import { useTypedChoice } from './use-typed-choice.ts'

export type ComboboxTexts = {
  open: string
  clear: string
  remove: (label: string) => string
  openChosen?: ((label: string) => string) | undefined
  moved?: ((place: number, total: number) => string) | undefined
  loading: string
  empty: string
}

export type ComboboxProps = Partial<ControlProps> & {
  /** What is offered now: whoever listens to `onSearch` decides. */
  items: readonly ComboboxItem[]
  value: readonly string[]
  onChange: (ids: string[]) => void
  /** What is known of the chosen, when they may be absent from `items`. */
  selected?: readonly Chip[] | undefined
  /** Shows one of several chosen. */
  onOpenChosen?: ((id: string) => void) | undefined
  /** Several chosen can be put in order. */
  isSortable?: boolean | undefined
  multiple?: boolean | undefined
  onSearch: (text: string) => void
  isLoading?: boolean | undefined
  /** The last item came into sight: more may be loaded. */
  onReachEnd?: (() => void) | undefined
  readOnly?: boolean | undefined
  disabled?: boolean | undefined
  boxed?: boolean | undefined
  placeholder?: string | undefined
  texts: ComboboxTexts
}

/** A choice among many: what is typed searches, what is chosen stays. */
export function Combobox(props: ComboboxProps) {
  const { items, value, onChange, selected = [], multiple = false } = props
  const madeUpId = useId()
  const id = props.id ?? madeUpId
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const collection = useMemo(() => offered(items), [items])
  const language = multiple ? undefined : selected.find(({ id }) => id === value[0])?.language
  const chosenText = !multiple && value[0] !== undefined ? labelOf(props, value[0]) : ''
  const described = [props['aria-describedby'], `${id}-language`].filter(Boolean).join(' ')
  const choice = useTypedChoice({ typed, items, isLoading: props.isLoading })
  const search = (text: string) => {
    if (text === '') choice.send({ type: 'user.leave' })
    setTyped(text)
    props.onSearch(text)
  }
  const choose = (chosen: string) => {
    onChange(multiple ? [...value.filter((one) => one !== chosen), chosen] : [chosen])
    search('')
  }
  const removeLastByBackspace = () => {
    if (multiple && !typed && !props.readOnly) onChange(value.slice(0, -1))
  }

  return (
    <PageLocale>
      <Ark.Root
        className={css.root}
        collection={collection}
        ids={{ input: id, label: `${id}-label` }}
        value={[...value]}
        onValueChange={(details) => {
          onChange(details.value)
          search('')
        }}
        inputValue={isOpen ? typed : chosenText}
        onInputValueChange={(details) => {
          if (details.reason === 'input-change') search(details.inputValue)
        }}
        onOpenChange={({ open }) => {
          setOpen(open)
          if (!open) search('')
        }}
        multiple={multiple}
        invalid={props['aria-invalid'] === true}
        readOnly={props.readOnly}
        disabled={props.disabled}
        placeholder={chosenText || props.placeholder}
        translations={{ triggerLabel: props.texts.open, clearTriggerLabel: props.texts.clear }}
        {...behavior}
      >
        <Ark.Control
          className={classes(control.root, css.control)}
          data-boxed={props.boxed || undefined}
          data-readonly={props.readOnly || props.disabled || undefined}
        >
          {multiple && <Chosen {...props} />}
          <ComboboxInput
            choice={choice}
            closes={!multiple}
            onChoose={choose}
            onBackspace={removeLastByBackspace}
            aria-describedby={language ? described : props['aria-describedby']}
            aria-required={props.required}
          />
          {language && !isOpen && (
            <span id={`${id}-language`} className={css.language}>
              <LanguageMark {...language} />
            </span>
          )}
          {!props.readOnly && <Buttons mayClear={!multiple && !props.required} />}
        </Ark.Control>
        <ComboboxList {...props} onPoint={() => choice.send({ type: 'user.point' })} />
      </Ark.Root>
    </PageLocale>
  )
}

const Buttons = ({ mayClear }: { mayClear: boolean }) => (
  <>
    {mayClear && (
      <Ark.ClearTrigger className={css.remove}>
        <XIcon />
      </Ark.ClearTrigger>
    )}
    <Ark.Trigger className={css.trigger}>
      <ChevronDownIcon />
    </Ark.Trigger>
  </>
)

/** Several can be removed, opened, and put in order. */
function Chosen(props: ComboboxProps) {
  const { value, onChange, selected = [], texts } = props
  const mayChange = !props.readOnly && !props.disabled
  const chips = value.map(
    (id) => selected.find((one) => one.id === id) ?? { id, label: labelOf(props, id) },
  )
  const remove = (gone: string) => onChange(value.filter((id) => id !== gone))
  const move = (from: number, to: number) => onChange(moved(value, from, to))
  return (
    <ComboboxChips
      chips={chips}
      onRemove={mayChange ? remove : undefined}
      onOpen={props.onOpenChosen}
      onMove={mayChange && props.isSortable ? move : undefined}
      texts={{ remove: texts.remove, open: texts.openChosen, moved: texts.moved }}
    />
  )
}

const labelOf = ({ items, selected = [] }: ComboboxProps, chosen: string): string =>
  [...selected, ...items].find(({ id }) => id === chosen)?.label ?? chosen

const behavior = {
  inputBehavior: 'autohighlight',
  selectionBehavior: 'preserve',
  positioning: { placement: 'bottom-start', sameWidth: true, gutter: 4 },
  openOnClick: true,
  lazyMount: true,
  unmountOnExit: true,
} as const

const offered = (items: readonly ComboboxItem[]) =>
  createListCollection({
    items,
    itemToValue: (item) => item.id,
    itemToString: (item) => item.label,
    isItemDisabled: (item) => item.disabled === true,
  })

const moved = (value: readonly string[], from: number, to: number): string[] => {
  const rest = value.toSpliced(from, 1)
  return rest.toSpliced(to, 0, ...value.slice(from, from + 1))
}
