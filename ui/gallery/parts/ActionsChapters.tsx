import type { ButtonKind } from '../../parts/Button.tsx'
import { Button } from '../../parts/Button.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import { EllipsisIcon, PlusIcon, SearchIcon, XIcon } from '../../parts/icons.ts'
import { LinkButton } from '../../parts/LinkButton.tsx'
import { Chapter, Row } from './Chapter.tsx'

const kinds: readonly ButtonKind[] = ['primary', 'plain', 'danger']

export const ActionsChapters = () => (
  <>
    <Chapter name="Button">
      {kinds.map((kind) => (
        <Row key={kind}>
          <Button kind={kind}>Save</Button>
          <Button kind={kind} icon={<PlusIcon />}>
            New post
          </Button>
          <Button kind={kind} size="small">
            Small
          </Button>
          <Button kind={kind} size="large">
            Large
          </Button>
          <Button kind={kind} busy>
            Publish
          </Button>
          <Button kind={kind} refusal="Nothing has changed since 12:03:04.">
            Refused {kind}
          </Button>
          <Button kind={kind} disabled>
            Disabled
          </Button>
        </Row>
      ))}
      <Row>
        <Button bare>Bare</Button>
        <Button aria-pressed="true">Pressed</Button>
        <LinkButton href="#new" kind="primary" icon={<PlusIcon />}>
          A link
        </LinkButton>
        <LinkButton href="#plain">A plain link</LinkButton>
      </Row>
    </Chapter>
    <Chapter name="Icon button">
      <Row>
        <IconButton label="Search" icon={<SearchIcon />} />
        <IconButton label="More actions" icon={<EllipsisIcon />} bare={false} />
        <IconButton label="Close" icon={<XIcon />} size="small" />
        <IconButton label="Add" icon={<PlusIcon />} refusal="You may read this, not add to it." />
      </Row>
    </Chapter>
  </>
)
