import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '../../../data/list-search.ts'
import { StyleGuide } from '../../style-guide/style-guide.tsx'

export const Route = createFileRoute('/_firm/ex')({ validateSearch: listSearch, component: StyleGuide })
