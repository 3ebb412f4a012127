/** A text with something to find in it, for who has none at hand. */
export const sampleText = `Hi Anneke,

Thanks for you're patience while we was looking into the invoice problem. I have spoke with our finance team and it turns out that the March invoice (no. 20418) was send twice, because of a error in the export. The second one can be ignored, you don't need to pay it.

In order to make sure this doesn't happen again, we have made the decision to add a check that compare the totals before anything is sent out.

Sorry again for the inconvinience, and let me know if theres anything else I can do.

Best,
Marta`;
