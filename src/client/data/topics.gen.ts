// Written by scripts/topics.ts from the contract.
export const topics: Readonly<Record<string, readonly string[] | undefined>> = {
  "GET /api/v1/lawyers": [
    "lawyers",
    "content"
  ],
  "GET /api/v1/lawyers/{_id}": [
    "lawyers",
    "content"
  ],
  "GET /api/v1/success": [
    "success",
    "content"
  ],
  "GET /api/v1/success/{_id}": [
    "success",
    "content"
  ],
  "GET /api/v1/success/{_id}/neighbours": [
    "success",
    "content"
  ],
  "GET /api/v1/insights": [
    "insights",
    "content"
  ],
  "GET /api/v1/insights/{_id}": [
    "insights",
    "content"
  ],
  "GET /api/v1/insights/{_id}/neighbours": [
    "insights",
    "content"
  ],
  "GET /api/v1/practices": [
    "practices"
  ],
  "GET /api/v1/areas": [
    "areas",
    "content"
  ],
  "GET /api/v1/areas/{code}": [
    "areas",
    "content"
  ],
  "GET /api/v1/statements": [
    "statements",
    "content"
  ],
  "GET /api/v1/center/faqs": [
    "center/faqs",
    "content"
  ],
  "GET /api/v1/center/notifications": [
    "center/notifications",
    "content"
  ],
  "GET /api/v1/center/notifications/{_id}": [
    "center/notifications",
    "content"
  ],
  "GET /api/v1/center/notifications/{_id}/neighbours": [
    "center/notifications",
    "content"
  ],
  "GET /api/v1/boards": [
    "boards",
    "content"
  ],
  "GET /api/v1/boards/{_id}": [
    "boards",
    "content"
  ],
  "GET /api/v1/boards/{_id}/neighbours": [
    "boards",
    "content"
  ],
  "POST /api/v1/editor": [
    "files"
  ],
  "GET /api/v1/me/notifications": [
    "notifications"
  ],
  "PUT /api/v1/me/notifications/{_id}": [
    "notifications"
  ],
  "PUT /api/v1/me/notifications": [
    "notifications"
  ],
  "GET /api/v1/me/events": [
    "notifications"
  ],
  "DELETE /api/auth/refreshToken": [
    "sessions"
  ],
  "POST /api/auth/acting": [
    "sessions"
  ],
  "POST /api/auth/acting/end": [
    "sessions"
  ],
  "GET /api/v1/me/acting": [
    "sessions"
  ],
  "POST /api/v1/users/recovery": [
    "users",
    "sessions",
    "passkeys",
    "calendar"
  ],
  "POST /api/v1/users": [
    "users",
    "consents",
    "companies"
  ],
  "PUT /api/v1/users/invitation": [
    "users",
    "consents"
  ],
  "GET /api/v1/me": [
    "users"
  ],
  "PUT /api/v1/me": [
    "users"
  ],
  "PUT /api/v1/me/address": [
    "users"
  ],
  "PUT /api/v1/me/password": [
    "users",
    "sessions",
    "calendar"
  ],
  "POST /api/v1/me/withdraw": [
    "*"
  ],
  "GET /api/v1/me/sessions": [
    "sessions"
  ],
  "DELETE /api/v1/me/sessions": [
    "sessions",
    "calendar"
  ],
  "DELETE /api/v1/me/sessions/{_id}": [
    "sessions"
  ],
  "GET /api/v1/me/consents": [
    "consents",
    "users",
    "terms"
  ],
  "POST /api/v1/me/consents": [
    "consents"
  ],
  "GET /api/v1/me/company": [
    "companies"
  ],
  "PUT /api/v1/me/company": [
    "companies"
  ],
  "GET /api/v1/companies/{_id}": [
    "companies"
  ],
  "GET /api/v1/me/company/people": [
    "companies"
  ],
  "POST /api/v1/me/company/people": [
    "users",
    "companies"
  ],
  "DELETE /api/v1/me/company/people/{_id}": [
    "*"
  ],
  "PUT /api/v1/me/company/invitations/{_id}": [
    "users",
    "companies"
  ],
  "POST /api/v1/users/{_id}/businessRegistration": [
    "companyFiles",
    "companies"
  ],
  "POST /api/v1/users/{_id}/logo": [
    "companyFiles",
    "companies"
  ],
  "POST /api/v1/users/{_id}/photo": [
    "companyFiles",
    "companies"
  ],
  "DELETE /api/v1/users/{_id}/photo": [
    "companyFiles",
    "companies"
  ],
  "GET /api/v1/me/files": [
    "companyFiles"
  ],
  "GET /api/v1/me/company/introductions": [
    "companyFiles"
  ],
  "POST /api/v1/me/company/introductions": [
    "companyFiles"
  ],
  "GET /api/v1/me/company/introductions/{_id}": [
    "companyFiles"
  ],
  "PATCH /api/v1/me/company/introductions/{_id}": [
    "companyFiles",
    "companies"
  ],
  "DELETE /api/v1/me/company/introductions/{_id}": [
    "companyFiles"
  ],
  "DELETE /api/v1/me/company/introduction": [
    "companyFiles",
    "companies"
  ],
  "GET /api/v1/me/factor": [
    "factor"
  ],
  "POST /api/v1/me/factor": [
    "factor"
  ],
  "PUT /api/v1/me/factor": [
    "factor"
  ],
  "DELETE /api/v1/me/factor": [
    "factor"
  ],
  "GET /api/v1/me/passkeys": [
    "passkeys"
  ],
  "POST /api/v1/me/passkeys": [
    "passkeys"
  ],
  "DELETE /api/v1/me/passkeys/{_id}": [
    "passkeys"
  ],
  "POST /api/v1/forms": [
    "forms"
  ],
  "GET /api/v1/forms/receipts/{receipt}": [
    "forms"
  ],
  "POST /api/v1/message": [
    "forms"
  ],
  "POST /api/v1/forms/{_id}/files": [
    "forms"
  ],
  "POST /api/v1/forms/{_id}/file": [
    "forms"
  ],
  "POST /api/v1/forms/{_id}/thumb": [
    "forms"
  ],
  "GET /api/v1/banners/{code}": [
    "banners"
  ],
  "GET /api/v1/popups": [
    "popups"
  ],
  "GET /api/v1/setting": [
    "setting"
  ],
  "GET /api/v1/terms": [
    "terms"
  ],
  "GET /api/v1/terms/{code}": [
    "terms"
  ],
  "GET /api/v1/boards/{_id}/comments": [
    "boards/comments"
  ],
  "POST /api/v1/boards/{_id}/comments": [
    "boards/comments"
  ],
  "GET /api/v1/me/comments": [
    "boards/comments"
  ],
  "DELETE /api/v1/me/comments/{_id}": [
    "boards/comments"
  ],
  "GET /api/v1/center/questions": [
    "center/questions"
  ],
  "POST /api/v1/center/questions": [
    "center/questions"
  ],
  "GET /api/v1/me/inquires": [
    "center/questions"
  ],
  "GET /api/v1/me/inquires/{_id}": [
    "center/questions"
  ],
  "POST /api/v1/me/inquires": [
    "center/questions"
  ],
  "PUT /api/v1/me/inquires/{_id}": [
    "center/questions"
  ],
  "DELETE /api/v1/me/inquires/{_id}": [
    "center/questions"
  ],
  "POST /api/v1/me/inquires/{_id}/images/{index}": [
    "center/questions"
  ],
  "DELETE /api/v1/me/inquires/{_id}/images/{index}": [
    "center/questions"
  ],
  "GET /api/v1/me/bookmarks": [
    "bookmarks"
  ],
  "POST /api/v1/me/bookmarks": [
    "bookmarks"
  ],
  "DELETE /api/v1/me/bookmarks/{_id}": [
    "bookmarks"
  ],
  "GET /api/v1/me/likes": [
    "likes"
  ],
  "POST /api/v1/me/likes": [
    "likes"
  ],
  "DELETE /api/v1/me/likes/{_id}": [
    "likes"
  ],
  "GET /api/v1/fairs": [
    "fairs"
  ],
  "GET /api/v1/fairs/{_id}": [
    "fairs"
  ],
  "GET /api/v1/fairs/{_fair}/sellers": [
    "fairs/participants"
  ],
  "GET /api/v1/fairs/{_fair}/buyers": [
    "fairs/participants"
  ],
  "GET /api/v1/fairs/{_fair}/sellers/{_id}": [
    "fairs/participants"
  ],
  "GET /api/v1/fairs/{_fair}/buyers/{_id}": [
    "fairs/participants"
  ],
  "GET /api/v1/fairs/{_fair}/totals": [
    "fairs/participants",
    "fairs/products"
  ],
  "POST /api/v1/fairs/{_fair}/sellers": [
    "fairs/participants"
  ],
  "PUT /api/v1/fairs/{_fair}/sellers/{_id}": [
    "fairs/participants"
  ],
  "DELETE /api/v1/fairs/{_fair}/sellers/{_id}": [
    "fairs/participants",
    "matchings",
    "wishes",
    "fairSchedules",
    "fairs/products",
    "availability",
    "slotWaits"
  ],
  "POST /api/v1/fairs/{_fair}/buyers": [
    "fairs/participants"
  ],
  "PUT /api/v1/fairs/{_fair}/buyers/{_id}": [
    "fairs/participants"
  ],
  "DELETE /api/v1/fairs/{_fair}/buyers/{_id}": [
    "fairs/participants",
    "matchings",
    "wishes",
    "fairSchedules",
    "fairs/products",
    "availability",
    "slotWaits"
  ],
  "GET /api/v1/me/fairs": [
    "fairs",
    "fairs/participants"
  ],
  "GET /api/v1/joinLinks/{code}": [
    "fairs",
    "joinLinks"
  ],
  "POST /api/v1/joinLinks/{code}/participants": [
    "fairs/participants",
    "joinLinks"
  ],
  "GET /api/v1/me/fairNews": [
    "fairNews"
  ],
  "PUT /api/v1/me/fairNews": [
    "fairNews"
  ],
  "POST /api/v1/fairNews/refusals": [
    "fairNews"
  ],
  "GET /api/v1/fairs/{_fair}/products": [
    "fairs/products"
  ],
  "GET /api/v1/fairs/{_fair}/products/{_id}": [
    "fairs/products"
  ],
  "POST /api/v1/fairs/{_fair}/products": [
    "fairs/products"
  ],
  "PUT /api/v1/fairs/{_fair}/products/{_id}": [
    "fairs/products"
  ],
  "DELETE /api/v1/fairs/{_fair}/products/{_id}": [
    "fairs/products"
  ],
  "GET /api/v1/me/products": [
    "fairs/products"
  ],
  "GET /api/v1/me/products/{_id}": [
    "fairs/products"
  ],
  "POST /api/v1/me/products": [
    "fairs/products"
  ],
  "PUT /api/v1/me/products/{_id}": [
    "fairs/products"
  ],
  "DELETE /api/v1/me/products/{_id}": [
    "fairs/products"
  ],
  "POST /api/v1/me/products/{_id}/thumb": [
    "fairs/products"
  ],
  "DELETE /api/v1/me/products/{_id}/thumb": [
    "fairs/products"
  ],
  "POST /api/v1/me/products/{_id}/images/{index}": [
    "fairs/products"
  ],
  "DELETE /api/v1/me/products/{_id}/images/{index}": [
    "fairs/products"
  ],
  "GET /api/v1/me/schedules/{_fair}": [
    "availability",
    "matchings"
  ],
  "POST /api/v1/me/schedules/{_fair}": [
    "availability"
  ],
  "PUT /api/v1/me/schedules/{_fair}": [
    "availability"
  ],
  "GET /api/v1/me/matchings": [
    "matchings"
  ],
  "GET /api/v1/me/matchings/{_id}": [
    "matchings"
  ],
  "POST /api/v1/me/matchings": [
    "matchings"
  ],
  "PUT /api/v1/me/matchings/{_id}": [
    "matchings"
  ],
  "DELETE /api/v1/me/matchings/{_id}": [
    "matchings"
  ],
  "GET /api/v1/me/matchings/{_id}/schedules": [
    "matchings",
    "availability"
  ],
  "PUT /api/v1/me/matchings/{_id}/outcome": [
    "matchings"
  ],
  "GET /api/v1/me/tasks": [
    "tasks"
  ],
  "GET /api/v1/me/matchings/{_id}/tasks": [
    "tasks"
  ],
  "POST /api/v1/me/matchings/{_id}/tasks": [
    "tasks"
  ],
  "PUT /api/v1/me/matchings/{_id}/tasks/{tid}": [
    "tasks"
  ],
  "DELETE /api/v1/me/matchings/{_id}/tasks/{tid}": [
    "tasks"
  ],
  "GET /api/v1/me/slotWaits": [
    "slotWaits"
  ],
  "POST /api/v1/me/slotWaits": [
    "slotWaits"
  ],
  "DELETE /api/v1/me/slotWaits/{_id}": [
    "slotWaits"
  ],
  "GET /api/v1/me/contact": [
    "contact"
  ],
  "PUT /api/v1/me/contact": [
    "contact"
  ],
  "GET /api/v1/me/fairs/{_fair}/contacts/counts": [
    "contact",
    "matchings",
    "companies",
    "users"
  ],
  "GET /api/v1/me/matchings/{_id}/messages": [
    "matchings"
  ],
  "POST /api/v1/me/matchings/{_id}/messages": [
    "matchings"
  ],
  "PUT /api/v1/me/matchings/{_id}/messages": [
    "matchings"
  ],
  "POST /api/v1/me/matchings/{_id}/files": [
    "matchings"
  ],
  "POST /api/v1/me/matchings/{_id}/report": [
    "matchings"
  ],
  "GET /api/v1/me/introductions/{_fair}": [
    "introductions"
  ],
  "POST /api/v1/me/introductions/{_fair}/{index}": [
    "introductions"
  ],
  "DELETE /api/v1/me/introductions/{_fair}/{index}": [
    "introductions"
  ],
  "GET /api/v1/fairs/{_fair}/introductions/{_id}": [
    "introductions"
  ],
  "GET /api/v1/me/fairs/{_fair}/survey": [
    "fairSurveys"
  ],
  "PUT /api/v1/me/fairs/{_fair}/survey": [
    "fairSurveys"
  ],
  "GET /api/v1/me/matchings/{_id}/roomGuest": [
    "roomGuests"
  ],
  "PUT /api/v1/me/matchings/{_id}/roomGuest": [
    "roomGuests"
  ],
  "DELETE /api/v1/me/matchings/{_id}/roomGuest": [
    "roomGuests"
  ],
  "GET /api/v1/me/calendar": [
    "calendar"
  ],
  "POST /api/v1/me/calendar": [
    "calendar"
  ],
  "DELETE /api/v1/me/calendar": [
    "calendar"
  ],
  "PUT /api/v1/answerLinks": [
    "matchings"
  ],
  "GET /api/v1/me/fairs/{_fair}/suggestions": [
    "wishes"
  ],
  "GET /api/v1/me/fairs/{_fair}/wishes": [
    "wishes"
  ],
  "PUT /api/v1/me/fairs/{_fair}/wishes": [
    "wishes"
  ],
  "GET /api/v1/me/fairs/{_fair}/companies": [
    "fairs/participants",
    "wishes",
    "matchings",
    "availability",
    "bookmarks"
  ],
  "GET /api/v1/shop": [
    "setting"
  ],
  "GET /api/v1/shop/categories": [
    "shop/categories",
    "setting"
  ],
  "GET /api/v1/shop/products": [
    "shop/products",
    "shop/categories",
    "stock",
    "shop/reviews",
    "setting"
  ],
  "GET /api/v1/shop/products/{_id}": [
    "shop/products",
    "shop/categories",
    "stock",
    "shop/reviews",
    "setting"
  ],
  "GET /api/v1/shop/carts": [
    "shop/products",
    "stock",
    "setting"
  ],
  "GET /api/v1/me/carts": [
    "carts",
    "shop/products",
    "stock"
  ],
  "POST /api/v1/me/carts": [
    "carts"
  ],
  "PUT /api/v1/me/carts/{_variant}": [
    "carts"
  ],
  "DELETE /api/v1/me/carts/{_variant}": [
    "carts"
  ],
  "GET /api/v1/me/orders": [
    "shop/orders",
    "shop/claims",
    "shop/charges"
  ],
  "GET /api/v1/me/orders/{_id}": [
    "shop/orders",
    "shop/claims",
    "shop/charges"
  ],
  "POST /api/v1/me/orders": [
    "shop/orders",
    "carts",
    "stock",
    "shop/products",
    "points"
  ],
  "PUT /api/v1/me/orders/{_id}": [
    "shop/orders",
    "shop/claims",
    "stock",
    "shop/products",
    "points"
  ],
  "PUT /api/v1/me/orders/{_id}/delivery": [
    "shop/orders"
  ],
  "POST /api/v1/shop/orders": [
    "shop/orders",
    "stock",
    "shop/products"
  ],
  "PUT /api/v1/shop/orders": [
    "shop/orders",
    "shop/claims",
    "stock",
    "shop/products"
  ],
  "GET /api/v1/me/addresses": [
    "addresses"
  ],
  "POST /api/v1/me/addresses": [
    "addresses"
  ],
  "PUT /api/v1/me/addresses/{_id}": [
    "addresses"
  ],
  "DELETE /api/v1/me/addresses/{_id}": [
    "addresses"
  ],
  "PUT /api/v1/me/guestOrders": [
    "shop/orders"
  ],
  "PUT /api/v1/me/orders/{_id}/contents": [
    "shop/orders",
    "stock",
    "shop/products",
    "points"
  ],
  "PUT /api/v1/shop/orders/contents": [
    "shop/orders",
    "stock",
    "shop/products",
    "points"
  ],
  "PUT /api/v1/me/orders/{_id}/receipt": [
    "shop/orders"
  ],
  "PUT /api/v1/shop/orders/receipt": [
    "shop/orders"
  ],
  "GET /api/v1/me/coupons": [
    "coupons",
    "shop/coupons",
    "shop/orders"
  ],
  "POST /api/v1/me/coupons": [
    "coupons",
    "shop/coupons"
  ],
  "GET /api/v1/shop/products/{_id}/reviews": [
    "shop/reviews",
    "shop/products",
    "setting"
  ],
  "GET /api/v1/me/reviews/lines": [
    "shop/orders",
    "shop/reviews"
  ],
  "GET /api/v1/me/reviews": [
    "shop/reviews"
  ],
  "GET /api/v1/me/reviews/{_id}": [
    "shop/reviews"
  ],
  "POST /api/v1/me/reviews": [
    "shop/reviews"
  ],
  "PUT /api/v1/me/reviews/{_id}": [
    "shop/reviews"
  ],
  "DELETE /api/v1/me/reviews/{_id}": [
    "shop/reviews"
  ],
  "POST /api/v1/me/reviews/{_id}/images/{index}": [
    "shop/reviews"
  ],
  "DELETE /api/v1/me/reviews/{_id}/images/{index}": [
    "shop/reviews"
  ],
  "GET /api/v1/shop/products/{_id}/questions": [
    "shop/questions",
    "shop/products",
    "setting"
  ],
  "GET /api/v1/me/questions": [
    "shop/questions"
  ],
  "GET /api/v1/me/questions/{_id}": [
    "shop/questions"
  ],
  "POST /api/v1/me/questions": [
    "shop/questions"
  ],
  "DELETE /api/v1/me/questions/{_id}": [
    "shop/questions"
  ],
  "GET /api/v1/me/restock": [
    "restock",
    "shop/products"
  ],
  "PUT /api/v1/me/restock/{_variant}": [
    "restock"
  ],
  "DELETE /api/v1/me/restock/{_variant}": [
    "restock"
  ],
  "GET /api/v1/me/points": [
    "points",
    "shop/orders"
  ],
  "GET /api/v1/me/purchases": [
    "shop/orders",
    "shop/claims"
  ],
  "PUT /api/v1/me/purchases/{_id}": [
    "shop/orders",
    "shop/claims",
    "stock",
    "shop/products",
    "points"
  ],
  "PUT /api/v1/shop/orders/purchases": [
    "shop/orders",
    "shop/claims",
    "stock",
    "shop/products",
    "points"
  ],
  "POST /api/v1/me/purchases/claims/{_id}/images/{index}": [
    "shop/claims",
    "shop/orders"
  ],
  "DELETE /api/v1/me/purchases/claims/{_id}/images/{index}": [
    "shop/claims",
    "shop/orders"
  ],
  "POST /api/v1/me/orders/{_id}/charges": [
    "shop/orders",
    "shop/charges"
  ],
  "POST /api/v1/shop/orders/charges": [
    "shop/orders",
    "shop/charges"
  ],
  "GET /api/v1/shop/charges/{_id}": [
    "shop/charges",
    "shop/orders"
  ],
  "PUT /api/v1/shop/charges/{_id}": [
    "shop/orders",
    "shop/charges",
    "shop/claims",
    "stock",
    "shop/products",
    "points"
  ],
  "POST /api/v1/shop/charges/{_id}/again": [
    "shop/orders",
    "shop/charges"
  ],
  "POST /api/v1/shop/charges/events": [
    "shop/charges"
  ],
  "GET /api/v1/auction": [
    "setting"
  ],
  "GET /api/v1/auction/authors": [
    "auction/authors",
    "setting"
  ],
  "GET /api/v1/auction/authors/{_id}": [
    "auction/authors",
    "setting"
  ],
  "GET /api/v1/auction/programs": [
    "auction/programs",
    "auction/works",
    "auction/authors",
    "setting"
  ],
  "GET /api/v1/auction/programs/{_id}": [
    "auction/programs",
    "auction/works",
    "auction/authors",
    "setting"
  ],
  "GET /api/v1/auction/works": [
    "auction/works",
    "auction/programs",
    "auction/authors",
    "setting"
  ],
  "GET /api/v1/auction/works/{_id}": [
    "auction/works",
    "auction/programs",
    "auction/authors",
    "setting"
  ],
  "GET /api/v1/auction/halls/{hall}": [
    "auction/programs",
    "auction/works",
    "auction/authors",
    "setting"
  ],
  "GET /api/v1/auction/programs/{_id}/registration": [
    "auction/registrations",
    "auction/lots",
    "auction/programs"
  ],
  "POST /api/v1/auction/programs/{_id}/registration": [
    "auction/registrations"
  ],
  "GET /api/v1/auction/programs/{_id}/lots": [
    "auction/lots",
    "auction/works",
    "auction/programs",
    "setting"
  ],
  "GET /api/v1/auction/works/{_work}/lot": [
    "auction/lots",
    "auction/works",
    "auction/programs",
    "setting"
  ],
  "GET /api/v1/auction/programs/{_id}/events": [
    "auction/lots",
    "auction/works",
    "auction/programs",
    "setting"
  ],
  "GET /api/v1/auction/works/{_work}/bids": [
    "auction/lots",
    "auction/registrations",
    "auction/works",
    "auction/programs"
  ],
  "GET /api/v1/auction/works/{_work}/bids/{_id}": [
    "auction/lots",
    "auction/registrations",
    "auction/works",
    "auction/programs"
  ],
  "POST /api/v1/auction/works/{_work}/bids": [
    "auction/lots",
    "auction/registrations"
  ],
  "PUT /api/v1/auction/works/{_work}/bids/{_id}": [
    "auction/lots",
    "auction/registrations"
  ],
  "DELETE /api/v1/auction/works/{_work}/bids/{_id}": [
    "auction/lots",
    "auction/registrations"
  ],
  "GET /api/v1/me/bids": [
    "auction/lots",
    "auction/works",
    "auction/programs",
    "shop/orders"
  ],
  "GET /api/v1/auction/certificates/{code}": [
    "auction/certificates",
    "auction/works",
    "setting"
  ],
  "POST /api/v1/auction/works/{_id}/offers": [
    "auction/lots",
    "auction/registrations",
    "auction/settlements",
    "shop/orders"
  ],
  "PUT /api/v1/auction/offers/{_id}": [
    "auction/lots",
    "auction/registrations",
    "auction/settlements",
    "shop/orders"
  ],
  "GET /api/v1/auction/follows": [
    "auction/follows",
    "auction/authors",
    "auction/programs",
    "auction/works"
  ],
  "POST /api/v1/auction/follows": [
    "auction/follows"
  ],
  "DELETE /api/v1/auction/follows/{_id}": [
    "auction/follows"
  ]
}

/** Topics that may have changed where a member is notified. */
export const memberNews: readonly string[] = ["notifications","matchings","shop/orders","shop/questions","restock","auction/lots","auction/follows"]
