import type { ClassSystemPage } from '../../resources/calls/storefrontPages.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { Breadcrumbs } from '../../ui/shell/Breadcrumbs.tsx';
import { useView } from '../../ui/view/View.tsx';
import { ClassList } from '../catalogue/ClassList.tsx';
import { ClassSystems } from '../catalogue/ClassSystems.tsx';
import { Empty } from '../catalogue/Empty.tsx';
import type { Page } from '../page/Page.ts';
import { breadcrumbList } from '../page/structured.ts';

/** The classes of a classification as a tree, each with how many products it has. */
export const classSystem: Page<ClassSystemPage> = {
  head: ({ system }, view) => {
    const { t, language } = view;
    const title = t('class.title', { system: t(`class.system.${system}`) });
    return {
      title,
      description: t('class.systemDescription', { system: t(`class.system.${system}`) }),
      structured: [
        breadcrumbList(view, [
          { name: t('shell.home'), href: pathTo(language, 'start') },
          { name: t('category.title'), href: pathTo(language, 'categories') },
          { name: title, href: view.path },
        ]),
      ],
    };
  },

  Body: ({ data: { system, systems, classes } }) => {
    const { language, t } = useView();
    const name = t(`class.system.${system}`);
    return (
      <>
        <Breadcrumbs
          crumbs={[{ name: t('category.title'), href: pathTo(language, 'categories') }]}
          here={name}
        />
        <header className="title">
          <h1>{t('class.title', { system: name })}</h1>
          <p className="lead">{t(`class.about.${system}`)}</p>
        </header>
        <ClassSystems systems={systems} here={system} />
        <div className="class-tree">
          {classes.length > 0 ? (
            <ClassList system={system} classes={classes} />
          ) : (
            <Empty title={t('class.none')} />
          )}
        </div>
      </>
    );
  },
};
