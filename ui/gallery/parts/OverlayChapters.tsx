import { useState } from 'react'
import { Button } from '../../parts/Button.tsx'
import { Dialog } from '../../parts/Dialog.tsx'
import { Drawer } from '../../parts/Drawer.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import { EllipsisIcon } from '../../parts/icons.ts'
import { Menu, MenuChoices, MenuItem, MenuLink, MenuSeparator } from '../../parts/Menu.tsx'
import { toaster } from '../../parts/toaster.ts'
import { Chapter, Row } from './Chapter.tsx'
import { ComboboxSamples } from './ComboboxSamples.tsx'

type Overlay = 'leave' | 'form' | 'nested' | 'sheet' | 'drawer'

export function OverlayChapters() {
  const [open, setOpen] = useState<readonly Overlay[]>([])
  const show = (overlay: Overlay) => () => setOpen([...open, overlay])
  const back = () => setOpen(open.slice(0, -1))
  return (
    <Chapter name="Overlays">
      <Row>
        <Button onClick={show('leave')}>Ask before leaving</Button>
        <Button onClick={show('form')}>Dialog with a form</Button>
        <Button onClick={show('sheet')}>Navigation sheet</Button>
        <Button onClick={show('drawer')}>Drawer</Button>
        <SampleMenu />
        <Button onClick={() => toaster.create(sampleToast)}>Toast</Button>
      </Row>
      <Dialog
        open={open.includes('leave')}
        onCancel={back}
        role="alertdialog"
        title="Leave without saving?"
        description="3 edits of “On quiet tools” are kept in this browser, not on the server."
        actions={
          <>
            <Button onClick={back}>Stay</Button>
            <Button kind="danger" onClick={back}>
              Leave
            </Button>
          </>
        }
      />
      <Dialog
        open={open.includes('form')}
        onCancel={back}
        size="large"
        title="Choose authors"
        actions={
          <>
            <Button onClick={back}>Cancel</Button>
            <Button kind="primary" onClick={show('nested')}>
              Ask again
            </Button>
          </>
        }
      >
        <ComboboxSamples />
        <SampleMenu />
      </Dialog>
      <Dialog
        open={open.includes('nested')}
        onCancel={back}
        title="A question on a question"
        actions={<Button onClick={back}>Back</Button>}
      />
      <Drawer
        open={open.includes('sheet')}
        onCancel={back}
        side="start"
        size="small"
        title="Magazine"
        closeLabel="Close"
      >
        Posts
      </Drawer>
      <Drawer
        open={open.includes('drawer')}
        onCancel={back}
        title="Anna Kowal"
        closeLabel="Close"
        actions={
          <Button kind="primary" onClick={back}>
            Save
          </Button>
        }
      >
        <ComboboxSamples />
      </Drawer>
    </Chapter>
  )
}

function SampleMenu() {
  const [theme, setTheme] = useState('light')
  return (
    <Menu
      trigger={<IconButton label="More actions" icon={<EllipsisIcon />} bare={false} />}
      align="end"
    >
      <MenuItem id="copy" onSelect={() => toaster.create(sampleToast)} aside="⌘D">
        Duplicate
      </MenuItem>
      <MenuItem id="publish" onSelect={() => {}} refusal="2 fields need attention.">
        Publish
      </MenuItem>
      <MenuLink id="api" href="#api">
        Show as JSON
      </MenuLink>
      <MenuSeparator />
      <MenuChoices label="Theme" choices={themes} value={theme} onChange={setTheme} />
      <MenuSeparator />
      <MenuItem id="delete" kind="danger" onSelect={() => {}}>
        Delete…
      </MenuItem>
    </Menu>
  )
}

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'As the system' },
]

const sampleToast = {
  title: 'Duplicated',
  description: '“On quiet tools” has a copy.',
  type: 'success',
}
