import { type ModulePages, paged } from '../page.ts'
import { estimateRanges, media } from './list-choices.ts'

const catalogue = { ...paged, medium: media, estimate: estimateRanges, author: 'id', view: ['list'] } as const

/** They are there while the auction is on, so the module itself says which of them search engines find. */
export const auctionPages: ModulePages = {
  '/auction': { list: { page: 'page' }, isUnlisted: true },
  '/auction/programs/$_program': { list: catalogue },
  '/auction/works': { list: catalogue, isUnlisted: true },
  '/auction/halls/$hall': {},
  '/auction/works/$_work': {},
  '/auction/authors/$_author': { list: { page: 'page' } },
  '/auction/certificates': { isUnlisted: true },
  '/auction/certificates/$code': { isUnlisted: true },
  '/mypage/bids': { list: { page: 'page', type: ['follows'] }, isUnlisted: true },
}
