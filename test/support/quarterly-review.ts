/** A business review in markdown: headings, prose, a table of revenue, shares, dates, steps and a quotation. */
export const quarterlyReview = `# Q3 2026 business review — Northwind Logistics

## Summary
Revenue grew 18% year over year to $42.6 million, ahead of the plan of $40.0 million. Gross margin improved from 31.2%
to 34.5% because the Rotterdam hub reached full automation in July. Customer churn fell to 2.1%, the lowest since 2021.
Two risks remain open: fuel prices and the delayed customs integration in Turkey.

## Revenue by region

| Region | Q3 2025 ($M) | Q3 2026 ($M) | Change |
|---|---:|---:|---:|
| Europe | 17.8 | 21.4 | +20% |
| North America | 11.9 | 13.1 | +10% |
| Asia Pacific | 4.6 | 6.3 | +37% |
| Middle East | 1.8 | 1.8 | 0% |

Europe added 42 new accounts. Asia Pacific doubled its number of weekly sailings after the Busan contract was signed in
April. The Middle East was flat because the Jeddah warehouse did not open until September 12.

## Where the money went
- Personnel: 46%
- Transport and fuel: 29%
- Facilities: 14%
- Technology: 8%
- Other: 3%

## How we onboard a carrier
1. The carrier registers and uploads its insurance certificate.
2. Compliance checks the certificate within two working days.
3. Operations runs three test shipments.

## What customers say
> "We stopped calling the hotline in August. The tracking page simply tells us." — Head of Supply Chain, Halden Foods

## Next quarter
Hire four dispatchers in Busan. Renegotiate the fuel hedge before 15 December. Decide on the customs module by 1 November.
Do not open a second warehouse in the Middle East before Jeddah breaks even.
`
