import { createFileRoute } from '@tanstack/react-router'
import { Contact } from '../../site/contact/contact.tsx'

/** The setting that it shows is read by the layout. */
export const Route = createFileRoute('/_firm/contact')({ component: Contact })
