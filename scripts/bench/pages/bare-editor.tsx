/** React, the router and a box to type in: what is left when everything of ours is taken away. */
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';

const router = createBrowserRouter([{ path: '*', element: <textarea aria-label="Your Text" /> }]);

createRoot(document.body).render(<RouterProvider router={router} />);
