import { useState } from 'react';
import type { ChangeCategory } from '../../../shared/contract/result.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { countCategories, type Review } from '../model.ts';
import { toCategoryWord } from '../words.ts';

interface CategoryButtonProps {
  review: Review;
  onAccept(category: ChangeCategory): void;
}

/** Accepts all changes of one kind. Of one kind alone ‘Accept all’ does the same. */
export function CategoryButton({ review, onAccept }: CategoryButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const categories = countCategories(review);
  if (categories.length < 2) return null;
  return (
    <>
      <Button look="bare" small aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        By kind
      </Button>
      {isOpen && (
        <Dialog title="Accept by kind" hasCross isLight look="small" onClose={close}>
          <div className="dialog-body">
            {categories.map(({ category, count }) => (
              <Button
                key={category}
                onClick={() => {
                  close();
                  onAccept(category);
                }}
              >
                Accept all {toCategoryWord(category).toLowerCase()} ({count})
              </Button>
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}
