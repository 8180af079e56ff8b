// Written by scripts/offline-collections.ts from the contract.
export const collections = {
  "lawyers": {
    "path": "lawyers",
    "singular": "lawyer",
    "plural": "lawyers",
    "detail": [],
    "filters": [
      "isRepresentative",
      "type",
      "site"
    ],
    "search": [
      "name",
      "job",
      "career"
    ],
    "initials": [
      "name",
      "job"
    ],
    "neighboursBy": [],
    "sort": "createdAt",
    "first": null
  },
  "success": {
    "path": "success",
    "singular": "success",
    "plural": "successes",
    "detail": [
      "content"
    ],
    "filters": [
      "code",
      "site",
      "isDivorceMain",
      "practice",
      "_lawyer"
    ],
    "search": [
      "subject",
      "summary",
      "content"
    ],
    "initials": [
      "subject"
    ],
    "neighboursBy": [
      "code",
      "site"
    ],
    "sort": "-createdAt",
    "first": null
  },
  "insights": {
    "path": "insights",
    "singular": "insight",
    "plural": "insights",
    "detail": [
      "content"
    ],
    "filters": [
      "code",
      "site",
      "isDivorceMain",
      "_lawyer"
    ],
    "search": [
      "subject",
      "summary",
      "content"
    ],
    "initials": [
      "subject"
    ],
    "neighboursBy": [
      "code",
      "site"
    ],
    "sort": "-createdAt",
    "first": null
  },
  "statements": {
    "path": "statements",
    "singular": "statement",
    "plural": "statements",
    "detail": [],
    "filters": [
      "code"
    ],
    "search": [],
    "initials": [],
    "neighboursBy": [],
    "sort": "createdAt",
    "first": null
  },
  "faqs": {
    "path": "center/faqs",
    "singular": "faq",
    "plural": "faqs",
    "detail": [],
    "filters": [
      "type",
      "code"
    ],
    "search": [
      "question",
      "answer"
    ],
    "initials": [
      "question"
    ],
    "neighboursBy": [],
    "sort": "createdAt",
    "first": null
  },
  "notifications": {
    "path": "center/notifications",
    "singular": "notification",
    "plural": "notifications",
    "detail": [
      "content"
    ],
    "filters": [
      "isPinned",
      "code"
    ],
    "search": [
      "subject",
      "content"
    ],
    "initials": [
      "subject"
    ],
    "neighboursBy": [
      "code"
    ],
    "sort": "-createdAt",
    "first": "isPinned"
  },
  "boards": {
    "path": "boards",
    "singular": "board",
    "plural": "boards",
    "detail": [
      "content",
      "files"
    ],
    "filters": [
      "code"
    ],
    "search": [
      "subject",
      "content"
    ],
    "initials": [
      "subject"
    ],
    "neighboursBy": [
      "code"
    ],
    "sort": "-createdAt",
    "first": null
  }
} as const

export type Collection = keyof typeof collections
export const collectionNames = Object.keys(collections) as Collection[]

export const snapshots = {
  "fairs": {
    "path": "fairs",
    "singular": "fair",
    "plural": "fairs",
    "detail": [],
    "filters": [
      "state"
    ],
    "search": [
      "title",
      "venue"
    ],
    "initials": [
      "title",
      "venue"
    ],
    "neighboursBy": [],
    "sort": "-createdAt",
    "first": null
  },
  "products": {
    "path": "fairs/{_fair}/products",
    "singular": "product",
    "plural": "products",
    "detail": [],
    "filters": [
      "category",
      "_seller"
    ],
    "search": [
      "name",
      "features"
    ],
    "initials": [
      "name"
    ],
    "neighboursBy": [],
    "sort": "-createdAt",
    "first": null
  },
  "shopProducts": {
    "path": "shop/products",
    "singular": "shopProduct",
    "plural": "shopProducts",
    "detail": [
      "description",
      "images",
      "options",
      "disclosure",
      "mostEach"
    ],
    "filters": [
      "category",
      "priceRange",
      "isPickUp",
      "inStock",
      "ratingFrom"
    ],
    "search": [
      "name",
      "summary",
      "maker"
    ],
    "initials": [
      "name",
      "maker"
    ],
    "neighboursBy": [],
    "sort": "-createdAt",
    "first": null
  },
  "auctionPrograms": {
    "path": "auction/programs",
    "singular": "program",
    "plural": "programs",
    "detail": [
      "intro",
      "terms",
      "images"
    ],
    "filters": [
      "hall"
    ],
    "search": [
      "title"
    ],
    "initials": [
      "title"
    ],
    "neighboursBy": [],
    "sort": "-opensAt",
    "first": null
  },
  "auctionWorks": {
    "path": "auction/works",
    "singular": "work",
    "plural": "works",
    "detail": [
      "description",
      "condition",
      "provenance",
      "exhibitions",
      "shipping"
    ],
    "filters": [
      "program",
      "author",
      "medium",
      "estimate"
    ],
    "search": [
      "title",
      "material",
      "lot"
    ],
    "initials": [
      "title",
      "material",
      "lot"
    ],
    "neighboursBy": [
      "_program"
    ],
    "sort": "place",
    "first": null
  },
  "auctionAuthors": {
    "path": "auction/authors",
    "singular": "author",
    "plural": "authors",
    "detail": [
      "intro"
    ],
    "filters": [],
    "search": [
      "name"
    ],
    "initials": [
      "name"
    ],
    "neighboursBy": [],
    "sort": "createdAt",
    "first": null
  }
} as const

export type Snapshot = keyof typeof snapshots
export const snapshotNames = Object.keys(snapshots) as Snapshot[]

/** The module of each collection. */
export const collectionModules: Readonly<Record<Collection, string>> = {
  "lawyers": "law",
  "success": "law",
  "insights": "law",
  "statements": "site",
  "faqs": "support",
  "notifications": "support",
  "boards": "support"
}

export const practiceCodes = ["divorce","fornication","inheritance","alimony","tax","commonlaw"] as const
export const termNames = [{"code":"privacy-consult"},{"code":"privacy-policy"},{"code":"terms-of-use"},{"code":"email-refusal"},{"code":"privacy-policy","query":{"site":"centre"}},{"code":"terms-of-use","query":{"site":"centre"}}] as const
